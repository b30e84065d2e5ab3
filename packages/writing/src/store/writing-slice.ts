import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Tabs of the panel at the end of the editor. */
export const PANEL_TABS = ['aiContent', 'comment', 'variable', 'module', 'outline'] as const
export type PanelTab = (typeof PANEL_TABS)[number]

/** The selection that the model works on. Positions are those of the moment of the request. */
export interface SelectedText {
  from: number
  to: number
  text: string
}

/** State of the editor. */
export interface WritingState {
  activeTab: PanelTab
  /** Id of the chosen style; empty without one. */
  activeTag: string
  selectTextData: SelectedText | null
  /** Answer of the model that is not in the text yet. */
  optimizedContent: string
  tags: { label: string; value: string }[]
  /** The document as it was opened, as JSON text. */
  detailContent: string
  /** Place of the opened item of the panel's list; -1 for none. */
  tapItemIndex: number
}

const initialState: WritingState = {
  activeTab: 'aiContent',
  activeTag: '',
  selectTextData: null,
  optimizedContent: '',
  tags: [],
  detailContent: '',
  tapItemIndex: -1,
}

/** The slice `writing` of the store. */
export const writingSlice = createSlice({
  name: 'writing',
  initialState,
  reducers: {
    opened: (_state, { payload }: PayloadAction<string>) => ({ ...initialState, detailContent: payload }),
    tabChosen(state, { payload }: PayloadAction<PanelTab>) {
      state.activeTab = payload
      state.tapItemIndex = -1
    },
    tagsLoaded(state, { payload }: PayloadAction<readonly { id: string; name: string }[]>) {
      state.tags = payload.map(({ id, name }) => ({ label: name, value: id }))
    },
    tagChosen(state, { payload }: PayloadAction<string>) {
      state.activeTag = payload
    },
    asked(state, { payload }: PayloadAction<SelectedText | null>) {
      state.selectTextData = payload
      state.optimizedContent = ''
    },
    answered(state, { payload }: PayloadAction<string>) {
      state.optimizedContent = payload
    },
    discarded(state) {
      state.selectTextData = null
      state.optimizedContent = ''
    },
    itemTapped(state, { payload }: PayloadAction<number>) {
      state.tapItemIndex = payload
    },
  },
})

/** The part of the store that this package reads. */
export interface WritingRootState {
  writing: WritingState
}
