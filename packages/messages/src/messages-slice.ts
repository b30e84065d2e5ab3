import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface MessagesState {
  /** Whether the drawer is open. */
  isOpen: boolean
  /** Id of the message in the dialog. */
  shownId: string | undefined
}

const initialState: MessagesState = { isOpen: false, shownId: undefined }

/** What is open: shared by the bell, the command, the drawer and the dialog. */
export const messagesSlice = createSlice({
  name: 'messages',
  initialState,
  reducers: {
    messagesOpened: (state) => {
      state.isOpen = true
    },
    messagesClosed: (state) => {
      state.isOpen = false
    },
    messageShown: (state, { payload }: PayloadAction<string | undefined>) => {
      state.shownId = payload
    },
    /** The next user starts with nothing open. */
    messagesReset: () => initialState,
  },
  selectors: { selectMessagesOpen: ({ isOpen }) => isOpen, selectShownMessage: ({ shownId }) => shownId },
})

export const { messagesOpened, messagesClosed, messageShown, messagesReset } = messagesSlice.actions
export const { selectMessagesOpen, selectShownMessage } = messagesSlice.selectors
