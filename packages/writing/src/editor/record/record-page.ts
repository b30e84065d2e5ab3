/** A record that an article is about. */
export interface ChosenRecord {
  modelId: string
  menuId: string
  recordId: string
}

/** A page of the menu whose records articles can be about. */
export interface RecordPage {
  modelId: string
  menuId: string
  name: string
  /** Address of the page in the application. */
  path: string
}
