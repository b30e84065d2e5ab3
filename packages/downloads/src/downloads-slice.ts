import { createSlice } from '@reduxjs/toolkit'

/** Whether the drawer is open: shared by the button, the command and the drawer. */
export const downloadsSlice = createSlice({
  name: 'downloads',
  initialState: { isOpen: false },
  reducers: {
    downloadsOpened: (state) => {
      state.isOpen = true
    },
    downloadsClosed: (state) => {
      state.isOpen = false
    },
  },
  selectors: { selectDownloadsOpen: ({ isOpen }) => isOpen },
})

export const { downloadsOpened, downloadsClosed } = downloadsSlice.actions
export const { selectDownloadsOpen } = downloadsSlice.selectors
