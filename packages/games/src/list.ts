/** The games there are, a line each. All that lists games elsewhere is derived from this and from ids.ts. */
export * as flip7 from './flip7/listed.ts';
export * as vinto from './vinto/listed.ts';
export * as pinnacola from './pinnacola/listed.ts';
export * as sapone from './sapone/listed.ts';
