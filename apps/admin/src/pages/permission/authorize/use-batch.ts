import { type GrantBatchPreview, useAddGrantsMutation, usePreviewAddedGrantsMutation } from '@sqos/api-client/authority'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useLeaveGuard } from '../../../app/expiry/use-leave-guard.ts'
import { NOBODY, STEPS, useAuthorityEditor } from '@sqos/authority-editor'
import { useAddress } from '../shared/use-address.ts'
import { NAMESPACE } from './catalogue.ts'

/** The steps of the permissions, then the step of the holders. */
export const BATCH_STEPS = [...STEPS, 'objects'] as const
export type BatchStep = (typeof BATCH_STEPS)[number]

/** The fields of the request that name the holders; the address has parameters of the same names. */
const OBJECTS = ['roleIds', 'positionIds', 'groupIds', 'userIds'] as const
type Objects = Record<(typeof OBJECTS)[number], string[]>

const START = { objectType: 'Role', id: NOBODY, name: '' } as const

/** The state of the page. The address contains the step and the holders, so that other pages can link to it. */
export function useBatch() {
  const { t } = useText(NAMESPACE)
  const editor = useAuthorityEditor(START)
  const { read, write } = useAddress()
  const [preview, setPreview] = useState<GrantBatchPreview>()
  const [askPreview, { isLoading: previewing }] = usePreviewAddedGrantsMutation()
  const [addGrants, { isLoading: adding }] = useAddGrantsMutation()

  // The other steps keep the selection of this one.
  const { pathname: here } = useLocation()
  useLeaveGuard(() => editor.isDirty, { staysOn: (_next, path) => path === here })

  const step = BATCH_STEPS.find((one) => one === read('step')) ?? 'module'
  const objects: Objects = {
    roleIds: listOf(read('roleIds')),
    positionIds: listOf(read('positionIds')),
    groupIds: listOf(read('groupIds')),
    userIds: listOf(read('userIds')),
  }
  const count = OBJECTS.reduce((sum, kind) => sum + objects[kind].length, 0)
  const body = () => ({ grantBatchBody: { ...objects, ...editor.grants() } })

  const go = (next: BatchStep) => write({ step: next === 'module' ? '' : next })

  function lead(next: BatchStep, text: string) {
    go(next)
    showToast({ kind: 'info', text })
  }

  /** Requests the preview; opens the first step without a selection instead. */
  async function review() {
    if (!editor.isDirty) return lead('module', t('nothingTicked'))
    if (count === 0) return lead('objects', t('nobodyChosen'))
    const { data } = await askPreview(body())
    if (!data) return
    if (data.gained.length === 0) showToast({ kind: 'info', text: t('allHave') })
    else setPreview(data)
  }

  async function add() {
    const { error } = await addGrants(body())
    if (error) return
    setPreview(undefined)
    editor.reset()
    write({ step: '', ...Object.fromEntries(OBJECTS.map((kind) => [kind, ''])) })
  }

  return {
    editor,
    step,
    go,
    objects,
    count,
    choose: (kind: keyof Objects, ids: readonly string[]) => write({ [kind]: ids.join(',') }),
    preview,
    closePreview: () => setPreview(undefined),
    busy: previewing || adding,
    adding,
    review,
    add,
  }
}

const listOf = (text: string) => text.split(',').filter((id) => id !== '')
