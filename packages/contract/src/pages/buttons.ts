import type { PageButton } from './define-page.ts'

/** The buttons that most pages have. The codes are those of the API family. */
export const BUTTON = {
  add: { code: 'btn_add', title: 'button.add' },
  edit: { code: 'btn_edit', title: 'button.edit' },
  remove: { code: 'btn_remove', title: 'button.remove' },
  download: { code: 'btn_download', title: 'button.download' },
  upload: { code: 'btn_upload', title: 'button.upload' },
} as const satisfies Record<string, PageButton>
