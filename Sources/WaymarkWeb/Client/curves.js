// SPDX-License-Identifier: MIT

// The curves and springs of animations.

const op = waymark.op;
const app = waymark.app;
const every = waymark.every;
const byID = waymark.byID;
const nodeAt = waymark.nodeAt;
const isRightToLeft = waymark.isRightToLeft;
const frameOf = waymark.frameOf;
const assign = waymark.assign;
const reducedMotion = waymark.reducedMotion;
const doc = document;

// The positions of a spring of the mass 1 between 0 and 1, by the time in seconds.
const springAt = (stiffness, damping, velocity) => {
  const decay = damping / 2;
  const square = decay * decay - stiffness;
  const rate = Math.sqrt(Math.abs(square));
  if (rate < .01) return time => 1 - Math.exp(-decay * time) * (1 + (decay - velocity) * time);
  const part = (decay - velocity) / rate;
  return square < 0
    ? time => 1 - Math.exp(-decay * time) * (Math.cos(rate * time) + part * Math.sin(rate * time))
    : time => 1 - (Math.exp((rate - decay) * time) * (1 + part)
      + Math.exp(-(rate + decay) * time) * (1 - part)) / 2;
};

// What was computed last, by its arguments: many elements change with the same timing.
const known = new Map();
const remember = (key, make) => {
  if (known.size > 40) known.clear();
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
};

// Returns the options of an animation from what the app has written: the duration and the delay in
// milliseconds, the number of runs, whether every second one is reversed, and the curve. A spring
// continues with a velocity, in lengths of its distance per second.
const timingOf = (text, velocity = 0) => remember(text + ' ' + velocity, () => {
  const [duration, delay, count, reverses, curve, ...numbers] = text.split(' ');
  let samples = numbers;
  if (curve === 's') {
    const spring = springAt(+numbers[0], +numbers[1], +numbers[2] + velocity);
    const steps = Math.min(240, Math.max(24, Math.round(duration / 12)));
    samples = Array.from({length: steps}, (_, i) =>
      spring(duration * i / steps / 1000).toFixed(4));
    samples.push(1);
  }
  return {
    duration: +duration,
    delay: +delay,
    iterations: +count || Infinity,
    direction: +reverses ? 'alternate' : 'normal',
    easing: curve === 'b' ? `cubic-bezier(${numbers})` : `linear(${samples})`,
    fill: 'backwards',
  };
});

// Mixes two values that differ in their numbers only; else returns nothing.
const mix = (from, to, part) => {
  const number = /-?\d*\.?\d+(?:e-?\d+)?/g;
  const ends = to.match(number) || [];
  const starts = from.match(number) || [];
  if (from.replace(number, '#') !== to.replace(number, '#')) return;
  let index = 0;
  return to.replace(number, () => +starts[index] + (ends[index++] - starts[index - 1]) * part);
};
