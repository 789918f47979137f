import { isLoopbackHost } from '../config/isLoopbackHost';

/** Whether links under it lead to this machine alone. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(new URL(url).hostname);
