import type { StatusTone } from '@sqos/ui-kit/list'

/** Tones of the states of a task: draft, running, passed, rejected, withdrawn, cancelled. */
export const STATUS_TONES: Readonly<Record<number, StatusTone>> = {
  0: 'attention',
  1: 'info',
  2: 'on',
  3: 'danger',
  4: 'off',
  5: 'off',
}
