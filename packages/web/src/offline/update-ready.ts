import { signal } from '@preact/signals';

/** Whether a new version is here and waits. */
export const updateReady = signal(false);
