# One recipe, two images: `--target web` and `--target runner`. Both run the commands that the README names.
# Dependabot keeps the digests up to date, here, in docker-compose.yml and in the workflows.
FROM node:26.10.0-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2 AS build
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 CI=true
WORKDIR /app
COPY . .
# The second command makes modules of the files of data, generates the database client, and leaves the marks by which no
# command does it again.
RUN npm ci --no-audit --no-fund \
 && node -e "import('./scripts/bootstrap.mjs').then(({ makeReady }) => makeReady())" \
 && npm run build \
 && rm -rf apps/web/.next/cache \
 && mkdir apps/web/.next/cache

FROM node:26.10.0-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2 AS base
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOME=/tmp npm_config_cache=/tmp/npm npm_config_update_notifier=false
WORKDIR /app
# It belongs to root: whoever takes over the process cannot change the program.
COPY --from=build /app /app
# A volume that is new takes after this folder: what is made here for downloads can be written by whoever runs it.
RUN install -d -o node -g node /exports
USER node

FROM base AS runner
EXPOSE 4000
WORKDIR /app/apps/runner
CMD ["node", "--enable-source-maps", "dist/main.js"]

FROM base AS web
EXPOSE 3000
WORKDIR /app/apps/web
CMD ["node", "serve.mjs", "-p", "3000", "-H", "0.0.0.0"]
