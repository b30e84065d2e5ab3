import type { AppFeature } from '@sqos/app-feature'
import { writingSlice } from '@sqos/writing/store'

/** The state of the editor of the writing area; its pages are loaded on demand. */
export const writingFeature: AppFeature = { name: 'writing', slice: writingSlice }
