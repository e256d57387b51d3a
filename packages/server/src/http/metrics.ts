/** Figures for whoever watches the server: Prometheus reads `/metrics`. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Watched {
  readonly sockets: number;
  readonly rooms: number;
  /** What waits to be written. */
  readonly waiting: number;
}

export interface Metrics {
  measured(milliseconds: number): void;
  dropped(why: string): void;
  mistaken(): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export function metricsOf(watched: () => Watched): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const what of ['sockets', 'rooms', 'waiting'] as const) {
    const gauge: Gauge = new Gauge({
      name: `mazzo_${what}`,
      help: { sockets: 'Open sockets', rooms: 'Tables in memory', waiting: 'Writes under way' }[
        what
      ],
      registers,
      collect: () => gauge.set(watched()[what]),
    });
  }
  const messages = new Histogram({
    name: 'mazzo_message_seconds',
    help: 'Time that one message took of the main thread',
    buckets: [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.02, 0.05, 0.2],
    registers,
  });
  const dropped = new Counter({
    name: 'mazzo_dropped_total',
    help: 'Connections that were ended',
    labelNames: ['why'],
    registers,
  });
  const mistakes = new Counter({
    name: 'mazzo_mistakes_total',
    help: 'Our own mistakes',
    registers,
  });
  return {
    measured: (milliseconds) => messages.observe(milliseconds / 1000),
    dropped: (why) => dropped.inc({ why }),
    mistaken: () => mistakes.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
