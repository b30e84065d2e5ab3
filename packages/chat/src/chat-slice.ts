import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The other side of a conversation: a person, or a group (`isGroupId`), whose account is empty. */
export interface ChatPerson {
  id: string
  account: string
  realName: string
  headIcon: string
}

interface ChatState {
  /** Whether the panel is open. */
  isOpen: boolean
  /** Whose conversation is in the window. */
  person: ChatPerson | undefined
}

const initialState: ChatState = { isOpen: false, person: undefined }

/** What is open: shared by the button of the top bar, the command and the panel. */
export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    chatOpened: (state, { payload }: PayloadAction<ChatPerson | undefined>) => {
      state.isOpen = true
      state.person = payload ?? state.person
    },
    windowClosed: (state) => {
      state.person = undefined
    },
    chatClosed: () => initialState,
  },
  selectors: { selectChatOpen: ({ isOpen }) => isOpen, selectChatPerson: ({ person }) => person },
})

export const { chatOpened, windowClosed, chatClosed } = chatSlice.actions
export const { selectChatOpen, selectChatPerson } = chatSlice.selectors
