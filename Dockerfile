# The built site and its backend. `docker build -t kuntur-aceros .`
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The site's settings are read at build time.
ARG VITE_BACKEND_URL VITE_GRAPHQL_PATH VITE_EMAILJS_SERVICE_ID VITE_EMAILJS_TEMPLATE_ID VITE_EMAILJS_PUBLIC_KEY
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Runtime packages without type declarations and source maps. Optional packages stay: sharp needs
# one for its platform.
RUN npm ci --omit=dev --omit=peer \
  && rm -r node_modules/typescript node_modules/@typescript \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete

# Only the Node binary, stripped of symbols: no npm, no compiler.
FROM node:24-bookworm-slim AS node
RUN apt-get update && apt-get install -y --no-install-recommends binutils \
  && strip --output-file=/node /usr/local/bin/node

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home shop \
  && install --directory --owner=shop /data
COPY --from=node /node /usr/local/bin/node
WORKDIR /app
COPY package.json schema.graphql ./
COPY --from=packages /app/node_modules node_modules
COPY server server
COPY src src
COPY --from=build /app/dist dist
USER shop
ENV NODE_ENV=production DATA_DIR=/data/postgres
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/livez').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
# Node.js strips the types by itself.
CMD ["node", "server/main.ts"]
