# The image of Garita. docs/operating.md says how to run it, compose.yaml runs it with PostgreSQL.

FROM node:22-slim AS build
WORKDIR /opt/garita
COPY . .
RUN npm ci --prefer-offline --no-audit --no-fund
RUN npm run build

FROM node:22-slim
WORKDIR /opt/garita
# The packages that the server needs when it runs, without those that only build and test it.
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/domain/package.json packages/domain/
COPY packages/ledger/package.json packages/ledger/
COPY packages/reports/package.json packages/reports/
COPY tooling/package.json tooling/
COPY patches patches
RUN npm ci --omit=dev --workspace=@garita/server --include-workspace-root --prefer-offline --no-audit --no-fund
COPY --from=build /opt/garita/apps/server/output apps/server/dist
COPY --from=build /opt/garita/apps/web/output apps/web/dist
RUN mkdir /data && chown 1000:1000 /data
ENV NODE_ENV=production GARITA_DATA=/data PORT=8080
VOLUME /data
EXPOSE 8080
# The user node of the base image.
USER 1000:1000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=1024", "--max-semi-space-size=8", "apps/server/dist/main.js"]
