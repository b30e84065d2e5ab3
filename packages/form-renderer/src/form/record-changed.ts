import type { JsonRecord } from '@sqos/form-model'

/**
 * A save is refused because somebody else has saved the record since it was opened. The form takes over what they changed
 * where nobody has typed here, and says at the other fields what they wrote; the next save is measured against theirs.
 */
export class RecordChanged extends Error {
  override name = 'RecordChanged'
  /** The record as it is stored now. */
  readonly stored: JsonRecord
  /** The same as people read it. */
  readonly shown: JsonRecord

  constructor({ stored, shown }: { stored: JsonRecord; shown: JsonRecord }) {
    super('Somebody else has saved this record since it was opened.')
    this.stored = stored
    this.shown = shown
  }
}
