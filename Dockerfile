# The service as an image: Node and a few files of ours, for an operator's PostgreSQL.
#   docker build -t companion .
#   docker build -t companion:embedded --target embedded .     with a PostgreSQL of its own, to try it
# A build needs the base image, Debian's packages and the npm registry; where TLS is inspected on the way, also
#   --secret id=ca,src=/etc/ssl/certs/ca-certificates.crt
ARG BASE=debian:bookworm-slim

FROM ${BASE} AS build
ENV NODE_EXTRA_CA_CERTS=/run/secrets/ca CI=true
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libatomic1 nodejs npm \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
# Debian's Node fetches ours, which does everything else and goes into the image.
RUN --mount=type=secret,id=ca npm install --global \
    "node@$(sed -n 's/^  node: //p' pnpm-workspace.yaml)" "$(sed -n 's/.*"packageManager": "\(.*\)".*/\1/p' package.json)"
RUN --mount=type=secret,id=ca pnpm fetch
COPY . .
RUN --mount=type=secret,id=ca pnpm install --frozen-lockfile --prefer-offline
RUN node apps/api/scripts/build.ts /app \
  && rm /app/*.map \
  && cp apps/api/package.json LICENSE NOTICE /app/ \
  && pnpm exec tsc -b packages/adapters/embedded-postgres \
  && pnpm --filter @health-exercise/adapter-embedded-postgres deploy --prod /embedded

FROM ${BASE} AS runtime
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 libstdc++6 \
  && apt-get clean && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home --home-dir /nonexistent companion
COPY --from=build --chmod=755 /usr/local/lib/node_modules/node/bin/node /usr/local/bin/node
COPY --from=build /app /app
COPY --chmod=755 deploy/container/companion /usr/local/bin/companion
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
USER 10001
WORKDIR /app
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "main.js"]

FROM runtime AS embedded
COPY --from=build /embedded /app/node_modules/@health-exercise/adapter-embedded-postgres
USER root
RUN install --directory --owner companion /data
USER 10001
ENV DATA_DIR=/data
VOLUME /data

FROM runtime AS service
