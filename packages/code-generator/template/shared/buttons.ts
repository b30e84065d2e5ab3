/** The buttons of a page, with their permissions. */
export const BUTTON = {
  add: { code: 'btn_add', title: 'button.add' },
  edit: { code: 'btn_edit', title: 'button.edit' },
  remove: { code: 'btn_remove', title: 'button.remove' },
  download: { code: 'btn_download', title: 'button.download' },
  upload: { code: 'btn_upload', title: 'button.upload' },
} as const
