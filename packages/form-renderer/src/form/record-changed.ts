import type { JsonRecord } from '@sqos/form-model'

/**
 * The error of a save if another user has changed the record since it was opened. Untouched fields take the new values;
 * fields changed by both show the other value. The next save is compared with the new record.
 */
export class RecordChanged extends Error {
  override name = 'RecordChanged'
  /** The record as it is stored now. */
  readonly stored: JsonRecord
  /** The same record as texts. */
  readonly shown: JsonRecord

  constructor({ stored, shown }: { stored: JsonRecord; shown: JsonRecord }) {
    super('Somebody else has saved this record since it was opened.')
    this.stored = stored
    this.shown = shown
  }
}
