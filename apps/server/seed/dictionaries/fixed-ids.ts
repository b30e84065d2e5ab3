import { DATA_INTERFACE_CATEGORIES } from '@sqos/contract'

/** Ids that menu entries or clients of the API family refer to. */
export const FIXED_TYPE_ID = {
  roleType: '4501f6f26a384757bce12d4c4b03342c',
  positionType: 'dae93f2fd7cd4df999d32f8750fa6a1e',
  /** Categories of data interfaces. */
  dataInterface: DATA_INTERFACE_CATEGORIES,
  industryType: 'd59a3cf65f9847dbb08be449e3feae16',
  enterpriseNature: '6d3f1c6a0b8e4f53a2ce9d1b7740ef25',
} as const
