// SPDX-License-Identifier: MIT

#if Redis
import WaymarkRedis

extension RedisScript {
  /// Prepares a database for values.
  ///
  /// Its keys are those of the layout and of the cookies, its arguments the version of the layout
  /// and a new key of the cookies. It returns the version that is stored, and the key of the cookies
  /// if both versions are the same.
  static let openStorage = RedisScript(
    """
    if redis.call('SETNX', KEYS[1], ARGV[1]) == 0 then
      local layout = redis.call('GET', KEYS[1])
      if layout ~= ARGV[1] then return {layout} end
    end
    redis.call('SETNX', KEYS[2], ARGV[2])
    return {ARGV[1], redis.call('GET', KEYS[2])}
    """)

  /// Stores a visit of each known browser whose last one is older than a time.
  ///
  /// Its key is that of the visits; its arguments are the time of the visit, the other time, and the
  /// browsers.
  static let addVisits = RedisScript(
    """
    for index = 3, #ARGV do
      local last = redis.call('ZSCORE', KEYS[1], ARGV[index])
      if last and tonumber(last) < tonumber(ARGV[2]) then
        redis.call('ZADD', KEYS[1], ARGV[1], ARGV[index])
      end
    end
    return 0
    """)

  /// Writes values of a browser within the limits.
  ///
  /// Its keys are those of the browser's values, of the browsers, of the visits and of the size. Its
  /// arguments are the browser; the time; the time before which the last visit of a browser must
  /// have been for it to be idle; the limits for the bytes of a browser, for all bytes and for
  /// browsers; and, for each change, the name and the entry, which is empty to remove a value.
  ///
  /// It returns the number of changes that a limit does not allow; or -1 if nothing was written
  /// because, as one call removes only 100 idle browsers, it has to be called again.
  ///
  /// It reads before it writes, so an error leaves the counts correct.
  static let writeValues = RedisScript(
    """
    local values, browsers, visits, bytes = unpack(KEYS)
    local id, date, idle = unpack(ARGV, 1, 3)
    local ownLimit, limit, count = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])

    local before = redis.call('HGET', browsers, id)
    local counted = tonumber(before or 0)
    -- Somebody may have deleted the values of a browser.
    local own = redis.call('EXISTS', values) == 1 and counted or 0
    local all = tonumber(redis.call('GET', bytes) or 0) + own - counted
    local number = redis.call('HLEN', browsers)
    local isAdded = before ~= false
    local removals = 0
    local mustRepeat = false

    local function removeIdle()
      local found = redis.call('ZRANGEBYSCORE', visits, '-inf', '(' .. idle, 'LIMIT', 0, 2)
      local other = found[1] == id and found[2] or found[1]
      if not other or other == id then return false end
      if removals == 100 then
        mustRepeat = true
        return false
      end
      local size = tonumber(redis.call('HGET', browsers, other) or 0)
      redis.call('UNLINK', '\(RedisStorageKey.valuesPrefix)' .. other)
      number = number - redis.call('HDEL', browsers, other)
      redis.call('ZREM', visits, other)
      redis.call('DECRBY', bytes, size)
      all = all - size
      removals = removals + 1
      return true
    end

    local function hasRoom(growth)
      while all + growth > limit or not isAdded and number >= count do
        if not removeIdle() then return false end
      end
      return true
    end

    local refused = 0
    local changes = {}
    for index = 7, #ARGV, 2 do
      local name, entry = ARGV[index], ARGV[index + 1]
      local old = redis.call('HGET', values, name)
      local oldSize = old and tonumber(string.match(old, '^%d+')) or 0
      local size = tonumber(string.match(entry, '^%d+')) or 0
      local growth = size - oldSize
      local isNew = entry ~= '' and not old
      if (growth > 0 or isNew) and not (own + growth <= ownLimit and hasRoom(growth)) then
        if mustRepeat then return -1 end
        refused = refused + 1
      elseif old or isNew then
        own = own + growth
        all = all + growth
        isAdded = true
        changes[#changes + 1] = {name, entry}
      end
    end

    for _, change in ipairs(changes) do
      if change[2] == '' then
        redis.call('HDEL', values, change[1])
      else
        redis.call('HSET', values, change[1], change[2])
      end
    end
    if #changes == 0 then return refused end
    redis.call('INCRBY', bytes, own - counted)
    if redis.call('EXISTS', values) == 0 then
      redis.call('HDEL', browsers, id)
      redis.call('ZREM', visits, id)
    else
      redis.call('HSET', browsers, id, own)
      if not before then redis.call('ZADD', visits, date, id) end
    end
    return refused
    """)
}
#endif
