import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ChatCardContent } from '@sqos/contract/realtime'

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
  /** The record for which the user chooses receivers. */
  shared: ChatCardContent | undefined
}

const initialState: ChatState = { isOpen: false, person: undefined, shared: undefined }

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
    chatClosed: (state) => {
      state.isOpen = false
      state.person = undefined
    },
    /** Opens the choice of receivers for a record. */
    recordShared: (state, { payload }: PayloadAction<ChatCardContent>) => {
      state.shared = payload
    },
    sharingEnded: (state) => {
      state.shared = undefined
    },
  },
  selectors: {
    selectChatOpen: ({ isOpen }) => isOpen,
    selectChatPerson: ({ person }) => person,
    selectShared: ({ shared }) => shared,
  },
})

export const { chatOpened, windowClosed, chatClosed, recordShared, sharingEnded } = chatSlice.actions
export const { selectChatOpen, selectChatPerson, selectShared } = chatSlice.selectors
