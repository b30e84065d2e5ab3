import { Button, Input } from '@arco-design/web-react'
import { useGetWritingAiStateQuery, writingApi } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../../catalogue.ts'
import { type WritingRootState, writingSlice } from '../../store/writing-slice.ts'
import styles from '../Editor.module.css'
import { insertBelow, isUnchanged, replaceRange } from './apply-answer.ts'
import { Proposal } from './Proposal.tsx'
import { useAi } from './use-ai.ts'

/** The built-in actions. `tone` needs a style, `translate` a language, `custom` an instruction. */
const ACTIONS = ['polish', 'expand', 'shorten', 'continue', 'tone', 'translate', 'outline', 'check', 'custom'] as const
const LANGUAGES = ['中文', '繁體中文', 'English', '日本語', 'Deutsch', 'Français', 'Español'] as const
/** Actions that write something new, so that no original stands beside the answer. */
const ADDING = new Set(['continue', 'outline'])

const { actions } = writingSlice

/** AI 优化: asks the model about the selection, and shows its answer as a difference. */
export function AiPanel({ editor, articleId }: { editor: Editor; articleId: string }) {
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch()
  const state = useGetWritingAiStateQuery(undefined, { refetchOnMountOrArgChange: true })
  const tagList = writingApi.endpoints.listWritingTags.useQuery()
  const own = writingApi.endpoints.listAiActions.useQuery({ pageSize: 100 })
  const { tags, activeTag, selectTextData, optimizedContent } = useSelector(({ writing }: WritingRootState) => writing)
  const ai = useAi(editor, articleId)
  const [action, setAction] = useState<string>('polish')
  const [instruction, setInstruction] = useState('')
  const [language, setLanguage] = useState<string>('English')
  const [asked, setAsked] = useState('polish')

  useEffect(
    function keepTags() {
      if (tagList.data) dispatch(actions.tagsLoaded(tagList.data))
    },
    [dispatch, tagList.data],
  )

  if (state.isError) return <FailedState onRetry={() => void state.refetch()} />
  if (!state.data) return <Skeleton lines={6} />
  if (state.data.state !== 'ready')
    return (
      <div className={styles.notReady}>
        <p>{t(`ai.${state.data.state}`)}</p>
        {state.data.state === 'notConfigured' && <p className={styles.note}>{t('ai.howTo')}</p>}
      </div>
    )

  const ownActions = (own.data?.list ?? []).filter(({ code }) => !ACTIONS.some((one) => one === code))
  const { dailyLimit, usedToday } = state.data

  function start() {
    setAsked(action)
    void ai.start({
      action,
      tagIds: activeTag === '' ? [] : [activeTag],
      instruction,
      language: action === 'translate' ? language : '',
    })
  }

  const range = ai.range()
  const before = ADDING.has(asked) ? '' : (selectTextData?.text ?? '')
  return (
    <div className={styles.panel}>
      <label className={styles.field}>
        {t('ai.action')}
        <Select
          aria-label={t('ai.action')}
          value={action}
          onChange={setAction}
          options={[
            ...ACTIONS.map((value) => ({ value, label: t(`ai.${value}`) })),
            ...ownActions.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      </label>
      {action === 'translate' && (
        <label className={styles.field}>
          {t('ai.language')}
          <Select aria-label={t('ai.language')} value={language} onChange={setLanguage} options={[...LANGUAGES]} />
        </label>
      )}
      {tags.length > 0 && (
        <fieldset className={styles.tags}>
          <legend>{t('ai.style')}</legend>
          {tags.map(({ label, value }) => (
            <button
              key={value}
              type="button"
              className={styles.tag}
              aria-pressed={activeTag === value}
              onClick={() => dispatch(actions.tagChosen(activeTag === value ? '' : value))}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <Input.TextArea
        aria-label={t('ai.instruction')}
        placeholder={t('ai.instruction')}
        maxLength={2000}
        rows={3}
        value={instruction}
        onChange={setInstruction}
      />
      <div className={styles.actions}>
        {ai.phase === 'running' ? (
          <Button status="warning" onClick={ai.stop}>
            {t('ai.stop')}
          </Button>
        ) : (
          <Button type="primary" disabled={usedToday >= dailyLimit} onClick={start}>
            {t(ai.phase === 'idle' ? 'ai.start' : 'ai.again')}
          </Button>
        )}
        <span className={styles.note}>{t('ai.left', { count: Math.max(0, dailyLimit - usedToday) })}</span>
      </div>
      {ai.problem !== '' && (
        <p role="alert" className={styles.problem}>
          {ai.problem === 'failed' ? t('ai.failedText') : ai.problem}
        </p>
      )}
      {ai.phase === 'running' && (
        <p className={styles.difference} aria-live="polite">
          {optimizedContent || t('ai.waiting')}
        </p>
      )}
      {ai.phase === 'done' && optimizedContent !== '' && range && (
        <Proposal
          before={before}
          after={optimizedContent}
          mayReplace={isUnchanged(editor, range, before)}
          onReplace={(text) => {
            replaceRange(editor, range, text)
            ai.discard()
          }}
          onInsert={(text) => {
            insertBelow(editor, range, text)
            ai.discard()
          }}
          onDiscard={ai.discard}
        />
      )}
    </div>
  )
}
