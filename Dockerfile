FROM node:24-bookworm-slim AS build
# The pages say the address and the operator, so that both must be known here:
# docker build --build-arg CANTO_URL=https://songs.example.org --build-arg CANTO_OPERATOR="Jane Doe; jane@example.org" .
ARG CANTO_URL=
ARG CANTO_OPERATOR=
WORKDIR /canto
COPY . .
RUN node scripts/launch.mjs build

FROM node:24-bookworm-slim
# For links to pages. Where it is not wanted: CANTO_YTDLP=off
RUN apt-get update && apt-get install -y --no-install-recommends yt-dlp && rm -rf /var/lib/apt/lists/*
# The image brings what its pages say; it does not start with another address or operator.
ARG CANTO_URL=
ARG CANTO_OPERATOR=
WORKDIR /canto
COPY --from=build --chown=node:node /canto ./
RUN install -d -o node -g node /data
USER node
# It serves others: CANTO_SECRET and SMTP_URL are needed besides, or CANTO_DEMO=1 to try it out.
ENV CANTO_DATA=/data CANTO_HOST=0.0.0.0 CANTO_URL=$CANTO_URL CANTO_OPERATOR=$CANTO_OPERATOR
VOLUME /data
EXPOSE 3000
CMD ["node", "scripts/launch.mjs", "start"]
