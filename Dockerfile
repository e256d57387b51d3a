# Untried: no container engine was at hand where this was written.
FROM node:24-bookworm-slim
WORKDIR /mazzo
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
ENV MAZZO_DATA=/data
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 5300
# Node itself is process 1, so that it hears the signal that ends it.
CMD ["node", "packages/cli/bin/mazzo.mjs", "serve", "--port", "5300", "--host", "0.0.0.0"]
