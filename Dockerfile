# The page is built with everything that development needs, and the server runs without it.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM node:24-slim
ENV NODE_ENV=production DATABASE=/data/tables.db
WORKDIR /app
COPY . .
# Only the server and the terminal, for `kantyna backup`.
RUN npm ci --omit=dev --workspace @kantyna/server --workspace kantyna && npm cache clean --force
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 4180
# Two seconds are long: the address answers without touching the disk.
HEALTHCHECK --interval=30s --timeout=2s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4180/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts", "--host", "0.0.0.0", "--port", "4180"]
