FROM node:24-bookworm-slim AS build
WORKDIR /canto
COPY . .
RUN node scripts/launch.mjs build

FROM node:24-bookworm-slim
WORKDIR /canto
COPY --from=build --chown=node:node /canto ./
RUN install -d -o node -g node /data
USER node
ENV CANTO_DATA=/data CANTO_HOST=0.0.0.0
VOLUME /data
EXPOSE 3000
CMD ["node", "scripts/launch.mjs", "start"]
