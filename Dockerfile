# One recipe, two images: `--target web` and `--target runner`. Both run the commands that the README names.
FROM node:20.20.2-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 CI=true
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund \
 && npm run db:generate \
 && npm run build

FROM node:20.20.2-bookworm-slim AS base
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY --from=build --chown=node:node /app /app
USER node

FROM base AS runner
EXPOSE 4000
WORKDIR /app/apps/runner
CMD ["node", "--enable-source-maps", "dist/main.js"]

FROM base AS web
EXPOSE 3000
WORKDIR /app/apps/web
CMD ["node", "/app/node_modules/next/dist/bin/next", "start", "-p", "3000", "-H", "0.0.0.0"]
