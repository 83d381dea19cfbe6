# Serves the showcase: docker build -t waymark . && docker run -p 8080:8080 waymark
FROM swift:6.2-noble AS build
RUN apt-get update && apt-get install -y --no-install-recommends libsqlite3-dev
WORKDIR /waymark
COPY . .
RUN swift build -c release --product showcase \
  && mkdir /app \
  && cp .build/release/showcase /app/ \
  && cp -R .build/release/*.resources /app/

FROM swift:6.2-noble-slim
RUN apt-get update && apt-get install -y --no-install-recommends libsqlite3-0 \
  && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home showcase
USER showcase
COPY --from=build /app /app
EXPOSE 8080
ENTRYPOINT ["/app/showcase", "--host", "0.0.0.0"]
