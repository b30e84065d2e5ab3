import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { approverSettings, parseFlow, startSettings } from '@sqos/workflow-model'
import { useMemo } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { FlowAction } from '../task-values.ts'

/** Buttons with the texts of a design that nobody changed; they are written in Chinese. */
const USUAL = startSettings({}).buttons
const USUAL_OF_APPROVER = approverSettings({}).buttons

/** Texts of the buttons: those that the designer wrote, else those of the language. */
export function useActionTexts({ approversProperties, flowTaskInfo }: FlowTaskDetail): (action: FlowAction) => string {
  const { t } = useText(NAMESPACE)
  const { flowTemplateJson } = flowTaskInfo
  const texts = useMemo(() => {
    const ofStart = startSettings(parseFlow(flowTemplateJson).root.properties).buttons
    const ofNode = approverSettings(approversProperties ?? {}).buttons
    const written = (text: string, usual: string) => (text === usual ? undefined : text)
    const own: Partial<Record<FlowAction, string | undefined>> = {
      agree: written(ofNode.audit.text, USUAL_OF_APPROVER.audit.text),
      reject: written(ofNode.reject.text, USUAL_OF_APPROVER.reject.text),
      transfer: written(ofNode.transfer.text, USUAL_OF_APPROVER.transfer.text),
      saveDraft: written(ofNode.save.text, USUAL_OF_APPROVER.save.text),
      recall: written(ofNode.revoke.text, USUAL_OF_APPROVER.revoke.text),
      withdraw: written(ofStart.revoke.text, USUAL.revoke.text),
      press: written(ofStart.press.text, USUAL.press.text),
      print: written((approversProperties ? ofNode : ofStart).print.text, USUAL.print.text),
    }
    return own
  }, [approversProperties, flowTemplateJson])
  return (action) => texts[action] ?? t(`action.${action}`)
}
