export * from './campaign.ts';
export * from './fake-clock.ts';
export * from './machine.ts';
export * from './promises.ts';
export * from './store-promises.ts';
export * from './unruly-store.ts';
export * from './wobbly-client.ts';
export * from './wobbly-line.ts';
