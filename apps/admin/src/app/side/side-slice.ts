import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The kind of the client: designers make menus, lists and fields for phones (`app`) and for other screens (`pc`). */
export type Side = 'pc' | 'app'

const slice = createSlice({
  name: 'side',
  initialState: (): Side => 'pc',
  reducers: { sideChanged: (_, { payload }: PayloadAction<Side>) => payload },
})

export const sideReducer = slice.reducer
export const { sideChanged } = slice.actions
