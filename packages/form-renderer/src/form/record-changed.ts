import type { JsonRecord } from '@sqos/form-model'

/** What another user has saved since a record was opened. */
export interface RecordChange {
  /** The record as it is stored now. */
  stored: JsonRecord
  /** The same record as texts. */
  shown: JsonRecord
}

/**
 * The error of a save if another user has changed the record since it was opened. Untouched fields take the new values;
 * fields changed by both show the other value. The next save is compared with the new record.
 */
export class RecordChanged extends Error implements RecordChange {
  override name = 'RecordChanged'
  readonly stored: JsonRecord
  readonly shown: JsonRecord

  constructor({ stored, shown }: RecordChange) {
    super('Somebody else has saved this record since it was opened.')
    this.stored = stored
    this.shown = shown
  }
}
