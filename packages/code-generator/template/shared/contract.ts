import { __CONST___PAGE } from './__name__.page.ts'

export { LANGUAGES, RESULT } from '@sqos/contract'
export type { Language } from '@sqos/contract'

/** The pages by name. */
export const PAGES = { __camel__: __CONST___PAGE }

const { code } = __CONST___PAGE

/** The permissions that routes name. */
export const PERMISSION = {
  __camel__: {
    view: code,
    add: `${code}:btn_add`,
    edit: `${code}:btn_edit`,
    remove: `${code}:btn_remove`,
    download: `${code}:btn_download`,
    upload: `${code}:btn_upload`,
  },
}
