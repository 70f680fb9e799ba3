import type { ResourceRecord } from '@foyer/shared/api';

/** Address of a file of the library. */
export const fileUrl = ({ url }: ResourceRecord): string => (typeof url === 'string' ? url : '');
