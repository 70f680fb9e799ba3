import { savesData, type Connection, type DeviceLimit } from '@foyer/shared';

/** Less than so many gigabytes of memory, or so many cores, is little. */
const MEMORY_GB = 2;
const CORES = 2;

/** What browsers tell of themselves; each tells less than all of it. */
export interface DeviceHints {
  connection?: Connection;
  deviceMemory?: number;
  hardwareConcurrency?: number;
}

/** What the visitor's line or device lacks (specification §2: low bandwidth, weak hardware); null when nothing is known to. */
export function deviceLimit({
  connection = {},
  deviceMemory = MEMORY_GB,
  hardwareConcurrency = CORES,
}: DeviceHints): DeviceLimit | null {
  if (savesData(connection)) return 'bandwidth';
  return deviceMemory < MEMORY_GB || hardwareConcurrency < CORES ? 'hardware' : null;
}
