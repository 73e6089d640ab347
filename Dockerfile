# The shop in one image: the built site and its backend. `docker build -t kuntur-aceros .`
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY lab/package.json lab/package.json
RUN npm ci
COPY . .
# Settings of the site are fixed when it is built; see docs/operations.md.
ARG VITE_BACKEND_URL VITE_EMAILJS_SERVICE_ID VITE_EMAILJS_TEMPLATE_ID VITE_EMAILJS_PUBLIC_KEY
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY lab/package.json lab/package.json
# What the server runs, without what only an editor or a debugger reads. sharp's own parts are
# optional packages, one for each system.
RUN npm ci --omit=dev --omit=peer \
  && rm -r node_modules/typescript node_modules/@typescript \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete

# Node's own program and nothing else of its image: no npm, no compiler, no table of its symbols.
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
COPY src/drawings src/drawings
COPY src/lib src/lib
COPY tools/messages.ts tools/messages.ts
COPY --from=build /app/dist dist
USER shop
ENV NODE_ENV=production DATA_DIR=/data/postgres LOG_FORMAT=json
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/livez').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
# Node 24 leaves out the types of TypeScript by itself.
CMD ["node", "server/main.ts"]
