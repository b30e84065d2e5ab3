import { asText, type FormItem, own } from '@sqos/form-model'

/** The title of a pane. */
export const paneTitle = (pane: FormItem): string => asText(own(pane.node, 'title')) || pane.label
