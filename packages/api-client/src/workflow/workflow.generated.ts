// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFlowOpinions: build.query<ListFlowOpinionsApiResponse, ListFlowOpinionsApiArg>({
      query: () => ({ url: `/api/system/CommonWords` }),
    }),
    createFlowOpinion: build.mutation<CreateFlowOpinionApiResponse, CreateFlowOpinionApiArg>({
      query: (queryArg) => ({ url: `/api/system/CommonWords`, method: 'POST', body: queryArg.flowOpinionPhraseBody }),
    }),
    sortFlowOpinions: build.mutation<SortFlowOpinionsApiResponse, SortFlowOpinionsApiArg>({
      query: (queryArg) => ({
        url: `/api/system/CommonWords/Actions/Sort`,
        method: 'PUT',
        body: queryArg.flowOpinionOrder,
      }),
    }),
    getFlowOpinion: build.query<GetFlowOpinionApiResponse, GetFlowOpinionApiArg>({
      query: (queryArg) => ({ url: `/api/system/CommonWords/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateFlowOpinion: build.mutation<UpdateFlowOpinionApiResponse, UpdateFlowOpinionApiArg>({
      query: (queryArg) => ({
        url: `/api/system/CommonWords/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.flowOpinionPhraseBody,
      }),
    }),
    deleteFlowOpinion: build.mutation<DeleteFlowOpinionApiResponse, DeleteFlowOpinionApiArg>({
      query: (queryArg) => ({
        url: `/api/system/CommonWords/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listFlowTodo: build.query<ListFlowTodoApiResponse, ListFlowTodoApiArg>({
      query: () => ({ url: `/api/visualdev/Dashboard/FlowTodo` }),
    }),
    countFlowDuties: build.query<CountFlowDutiesApiResponse, CountFlowDutiesApiArg>({
      query: () => ({ url: `/api/visualdev/Dashboard/FlowTodoCount` }),
    }),
    listMyFlowTodo: build.query<ListMyFlowTodoApiResponse, ListMyFlowTodoApiArg>({
      query: () => ({ url: `/api/visualdev/Dashboard/MyFlowTodo` }),
    }),
    addFlowSigners: build.mutation<AddFlowSignersApiResponse, AddFlowSignersApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/AddSign/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowSignersBody,
      }),
    }),
    assignFlowNode: build.mutation<AssignFlowNodeApiResponse, AssignFlowNodeApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Assign/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowAssignBody,
      }),
    }),
    agreeFlowDuty: build.mutation<AgreeFlowDutyApiResponse, AgreeFlowDutyApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Audit/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowHandleBody,
      }),
    }),
    checkBatchCandidates: build.query<CheckBatchCandidatesApiResponse, CheckBatchCandidatesApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/BatchCandidate`,
        params: {
          flowId: queryArg.flowId,
          taskOperatorId: queryArg.taskOperatorId,
        },
      }),
    }),
    listBatchFlows: build.query<ListBatchFlowsApiResponse, ListBatchFlowsApiArg>({
      query: () => ({ url: `/api/workflow/Engine/FlowBefore/BatchFlowSelector` }),
    }),
    decideTogether: build.mutation<DecideTogetherApiResponse, DecideTogetherApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/BatchOperation`,
        method: 'POST',
        body: queryArg.flowBatchBody,
      }),
    }),
    cancelFlowTask: build.mutation<CancelFlowTaskApiResponse, CancelFlowTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Cancel/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowOpinionBody,
      }),
    }),
    listFlowCandidates: build.query<ListFlowCandidatesApiResponse, ListFlowCandidatesApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/CandidateUser/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowCandidateUserBody,
      }),
    }),
    listFlowCandidateNodes: build.query<ListFlowCandidateNodesApiResponse, ListFlowCandidateNodesApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Candidates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowCandidateBody,
      }),
    }),
    circulateFlowTask: build.mutation<CirculateFlowTaskApiResponse, CirculateFlowTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Circulate/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowCirculateBody,
      }),
    }),
    listFlowDuties: build.query<ListFlowDutiesApiResponse, ListFlowDutiesApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/List/${encodeURIComponent(String(queryArg.category))}`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
          flowId: queryArg.flowId,
          flowCategory: queryArg.flowCategory,
          creatorUserId: queryArg.creatorUserId,
          nodeCode: queryArg.nodeCode,
          status: queryArg.status,
          overdue: queryArg.overdue,
          waiting: queryArg.waiting,
        },
      }),
    }),
    listFlowNodes: build.query<ListFlowNodesApiResponse, ListFlowNodesApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/NodeSelector/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listFlowEffects: build.query<ListFlowEffectsApiResponse, ListFlowEffectsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Preview/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowPreviewBody,
      }),
    }),
    recallFlowRecord: build.mutation<RecallFlowRecordApiResponse, RecallFlowRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Recall/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowOpinionBody,
      }),
    }),
    listFlowRecords: build.query<ListFlowRecordsApiResponse, ListFlowRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/RecordList/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          category: queryArg.category,
          type: queryArg['type'],
        },
      }),
    }),
    rejectFlowDuty: build.mutation<RejectFlowDutyApiResponse, RejectFlowDutyApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Reject/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowHandleBody,
      }),
    }),
    removeFlowSigners: build.mutation<RemoveFlowSignersApiResponse, RemoveFlowSignersApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/RemoveSign/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowRemoveSignersBody,
      }),
    }),
    resumeFlowTask: build.mutation<ResumeFlowTaskApiResponse, ResumeFlowTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Resume/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowOpinionBody,
      }),
    }),
    reviveFlowTask: build.mutation<ReviveFlowTaskApiResponse, ReviveFlowTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Revive/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowReviveBody,
      }),
    }),
    saveFlowDuty: build.mutation<SaveFlowDutyApiResponse, SaveFlowDutyApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/SaveAudit/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowDraftBody,
      }),
    }),
    suspendFlowTask: build.mutation<SuspendFlowTaskApiResponse, SuspendFlowTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Suspend/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowOpinionBody,
      }),
    }),
    transferFlowDuty: build.mutation<TransferFlowDutyApiResponse, TransferFlowDutyApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/Transfer/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
        body: queryArg.flowTransferBody,
      }),
    }),
    getFlowDetail: build.query<GetFlowDetailApiResponse, GetFlowDetailApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowBefore/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          taskNodeId: queryArg.taskNodeId,
          taskOperatorId: queryArg.taskOperatorId,
        },
      }),
    }),
    checkFlowDuty: build.query<CheckFlowDutyApiResponse, CheckFlowDutyApiArg>({
      query: (queryArg) => ({ url: `/api/workflow/Engine/FlowBefore/${encodeURIComponent(String(queryArg.id))}/Info` }),
    }),
    listFlowComments: build.query<ListFlowCommentsApiResponse, ListFlowCommentsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowComment`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          taskId: queryArg.taskId,
        },
      }),
    }),
    addFlowComment: build.mutation<AddFlowCommentApiResponse, AddFlowCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowComment`,
        method: 'POST',
        body: queryArg.flowCommentBody,
      }),
    }),
    deleteFlowComment: build.mutation<DeleteFlowCommentApiResponse, DeleteFlowCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowComment/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listFlowDelegates: build.query<ListFlowDelegatesApiResponse, ListFlowDelegatesApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowDelegate`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
        },
      }),
    }),
    createFlowDelegate: build.mutation<CreateFlowDelegateApiResponse, CreateFlowDelegateApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowDelegate`,
        method: 'POST',
        body: queryArg.flowDelegateBody,
      }),
    }),
    getFlowDelegate: build.query<GetFlowDelegateApiResponse, GetFlowDelegateApiArg>({
      query: (queryArg) => ({ url: `/api/workflow/Engine/FlowDelegate/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateFlowDelegate: build.mutation<UpdateFlowDelegateApiResponse, UpdateFlowDelegateApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowDelegate/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.flowDelegateBody,
      }),
    }),
    deleteFlowDelegate: build.mutation<DeleteFlowDelegateApiResponse, DeleteFlowDelegateApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowDelegate/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listFlows: build.query<ListFlowsApiResponse, ListFlowsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          category: queryArg.category,
        },
      }),
    }),
    createFlow: build.mutation<CreateFlowApiResponse, CreateFlowApiArg>({
      query: (queryArg) => ({ url: `/api/workflow/Engine/FlowEngine`, method: 'POST', body: queryArg.flowEngineBody }),
    }),
    importFlow: build.mutation<ImportFlowApiResponse, ImportFlowApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/Actions/ImportData`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listStartableFlows: build.query<ListStartableFlowsApiResponse, ListStartableFlowsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/ListAll`,
        params: {
          functional: queryArg.functional,
        },
      }),
    }),
    listFlowMessageTemplates: build.query<ListFlowMessageTemplatesApiResponse, ListFlowMessageTemplatesApiArg>({
      query: () => ({ url: `/api/workflow/Engine/FlowEngine/MessageTemplates` }),
    }),
    pageStartableFlows: build.query<PageStartableFlowsApiResponse, PageStartableFlowsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/PageListAll`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          category: queryArg.category,
        },
      }),
    }),
    releaseFlow: build.mutation<ReleaseFlowApiResponse, ReleaseFlowApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/Release/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
      }),
    }),
    selectFlows: build.query<SelectFlowsApiResponse, SelectFlowsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/Selector`,
        params: {
          type: queryArg['type'],
        },
      }),
    }),
    stopFlow: build.mutation<StopFlowApiResponse, StopFlowApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/Stop/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
      }),
    }),
    getFlow: build.query<GetFlowApiResponse, GetFlowApiArg>({
      query: (queryArg) => ({ url: `/api/workflow/Engine/FlowEngine/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateFlow: build.mutation<UpdateFlowApiResponse, UpdateFlowApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.flowEngineChange,
      }),
    }),
    deleteFlow: build.mutation<DeleteFlowApiResponse, DeleteFlowApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    copyFlow: build.mutation<CopyFlowApiResponse, CopyFlowApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/${encodeURIComponent(String(queryArg.id))}/Actions/Copy`,
        method: 'POST',
      }),
    }),
    exportFlow: build.mutation<ExportFlowApiResponse, ExportFlowApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/${encodeURIComponent(String(queryArg.id))}/Actions/ExportData`,
        method: 'GET',
      }),
    }),
    simulateFlow: build.mutation<SimulateFlowApiResponse, SimulateFlowApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/${encodeURIComponent(String(queryArg.id))}/Actions/Simulate`,
        method: 'POST',
        body: queryArg.flowSimulation,
      }),
    }),
    listEndedFlowTasks: build.query<ListEndedFlowTasksApiResponse, ListEndedFlowTasksApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/${encodeURIComponent(String(queryArg.id))}/FieldDataSelect`,
      }),
    }),
    listFlowFields: build.query<ListFlowFieldsApiResponse, ListFlowFieldsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/${encodeURIComponent(String(queryArg.id))}/FormDataFields`,
      }),
    }),
    listFlowProblems: build.query<ListFlowProblemsApiResponse, ListFlowProblemsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/${encodeURIComponent(String(queryArg.id))}/Problems`,
      }),
    }),
    listFlowVersions: build.query<ListFlowVersionsApiResponse, ListFlowVersionsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/${encodeURIComponent(String(queryArg.id))}/Versions`,
      }),
    }),
    getFlowVersion: build.query<GetFlowVersionApiResponse, GetFlowVersionApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowEngine/${encodeURIComponent(String(queryArg.id))}/Versions/${encodeURIComponent(String(queryArg.version))}`,
      }),
    }),
    getFlowFigures: build.query<GetFlowFiguresApiResponse, GetFlowFiguresApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowFigures`,
        params: {
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
          flowId: queryArg.flowId,
          departmentId: queryArg.departmentId,
          userId: queryArg.userId,
        },
      }),
    }),
    listFlowFigureTasks: build.query<ListFlowFigureTasksApiResponse, ListFlowFigureTasksApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowFigures/Tasks`,
        params: {
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
          flowId: queryArg.flowId,
          departmentId: queryArg.departmentId,
          userId: queryArg.userId,
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          kind: queryArg.kind,
          nodeCode: queryArg.nodeCode,
        },
      }),
    }),
    listOwnFlowTasks: build.query<ListOwnFlowTasksApiResponse, ListOwnFlowTasksApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowLaunch`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
          flowId: queryArg.flowId,
          flowCategory: queryArg.flowCategory,
          creatorUserId: queryArg.creatorUserId,
          nodeCode: queryArg.nodeCode,
          status: queryArg.status,
          overdue: queryArg.overdue,
        },
      }),
    }),
    pressFlowTask: build.mutation<PressFlowTaskApiResponse, PressFlowTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowLaunch/Press/${encodeURIComponent(String(queryArg.id))}`,
        method: 'POST',
      }),
    }),
    deleteOwnFlowTask: build.mutation<DeleteOwnFlowTaskApiResponse, DeleteOwnFlowTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowLaunch/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    withdrawFlowTask: build.mutation<WithdrawFlowTaskApiResponse, WithdrawFlowTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowLaunch/${encodeURIComponent(String(queryArg.id))}/Actions/Withdraw`,
        method: 'PUT',
        body: queryArg.flowOpinionBody,
      }),
    }),
    monitorFlowTasks: build.query<MonitorFlowTasksApiResponse, MonitorFlowTasksApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowMonitor`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          startTime: queryArg.startTime,
          endTime: queryArg.endTime,
          flowId: queryArg.flowId,
          flowCategory: queryArg.flowCategory,
          creatorUserId: queryArg.creatorUserId,
          nodeCode: queryArg.nodeCode,
          status: queryArg.status,
          overdue: queryArg.overdue,
          stuck: queryArg.stuck,
        },
      }),
    }),
    deleteFlowTasks: build.mutation<DeleteFlowTasksApiResponse, DeleteFlowTasksApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowMonitor`,
        method: 'DELETE',
        body: queryArg.flowMonitorDeleteBody,
      }),
    }),
    retryFlowCall: build.mutation<RetryFlowCallApiResponse, RetryFlowCallApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowMonitor/Calls/${encodeURIComponent(String(queryArg.id))}/Retry`,
        method: 'POST',
      }),
    }),
    skipFlowCall: build.mutation<SkipFlowCallApiResponse, SkipFlowCallApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowMonitor/Calls/${encodeURIComponent(String(queryArg.id))}/Skip`,
        method: 'POST',
      }),
    }),
    listFlowCalls: build.query<ListFlowCallsApiResponse, ListFlowCallsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowMonitor/${encodeURIComponent(String(queryArg.id))}/Calls`,
      }),
    }),
    checkFlowMigration: build.query<CheckFlowMigrationApiResponse, CheckFlowMigrationApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowMonitor/${encodeURIComponent(String(queryArg.id))}/Migration`,
      }),
    }),
    migrateFlowTask: build.mutation<MigrateFlowTaskApiResponse, MigrateFlowTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowMonitor/${encodeURIComponent(String(queryArg.id))}/Migration`,
        method: 'POST',
        body: queryArg.flowOpinionBody,
      }),
    }),
    createFlowTask: build.mutation<CreateFlowTaskApiResponse, CreateFlowTaskApiArg>({
      query: (queryArg) => ({ url: `/api/workflow/Engine/FlowTask`, method: 'POST', body: queryArg.flowTaskBody }),
    }),
    getFlowTaskTexts: build.query<GetFlowTaskTextsApiResponse, GetFlowTaskTextsApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowTask/${encodeURIComponent(String(queryArg.flowId))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getFlowTask: build.query<GetFlowTaskApiResponse, GetFlowTaskApiArg>({
      query: (queryArg) => ({ url: `/api/workflow/Engine/FlowTask/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateFlowTask: build.mutation<UpdateFlowTaskApiResponse, UpdateFlowTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowTask/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.flowTaskBody,
      }),
    }),
    listFlowWebhooks: build.query<ListFlowWebhooksApiResponse, ListFlowWebhooksApiArg>({
      query: () => ({ url: `/api/workflow/Engine/FlowWebhook` }),
    }),
    createFlowWebhook: build.mutation<CreateFlowWebhookApiResponse, CreateFlowWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowWebhook`,
        method: 'POST',
        body: queryArg.flowWebhookBody,
      }),
    }),
    getFlowWebhook: build.query<GetFlowWebhookApiResponse, GetFlowWebhookApiArg>({
      query: (queryArg) => ({ url: `/api/workflow/Engine/FlowWebhook/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateFlowWebhook: build.mutation<UpdateFlowWebhookApiResponse, UpdateFlowWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowWebhook/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.flowWebhookBody,
      }),
    }),
    deleteFlowWebhook: build.mutation<DeleteFlowWebhookApiResponse, DeleteFlowWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowWebhook/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    testFlowWebhook: build.mutation<TestFlowWebhookApiResponse, TestFlowWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowWebhook/${encodeURIComponent(String(queryArg.id))}/Actions/Test`,
        method: 'POST',
      }),
    }),
    listFlowDeliveries: build.query<ListFlowDeliveriesApiResponse, ListFlowDeliveriesApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowWebhook/${encodeURIComponent(String(queryArg.id))}/Delivery`,
        params: {
          currentPage: queryArg.currentPage,
          pageSize: queryArg.pageSize,
          sort: queryArg.sort,
          sidx: queryArg.sidx,
          keyword: queryArg.keyword,
          state: queryArg.state,
        },
      }),
    }),
    retryFlowDelivery: build.mutation<RetryFlowDeliveryApiResponse, RetryFlowDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Engine/FlowWebhook/${encodeURIComponent(String(queryArg.id))}/Delivery/${encodeURIComponent(String(queryArg.deliveryId))}/Actions/Retry`,
        method: 'POST',
      }),
    }),
    createSystemForm: build.mutation<CreateSystemFormApiResponse, CreateSystemFormApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Form/${encodeURIComponent(String(queryArg.key))}`,
        method: 'POST',
        body: queryArg.systemFormBody,
      }),
    }),
    getSystemForm: build.query<GetSystemFormApiResponse, GetSystemFormApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Form/${encodeURIComponent(String(queryArg.key))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateSystemForm: build.mutation<UpdateSystemFormApiResponse, UpdateSystemFormApiArg>({
      query: (queryArg) => ({
        url: `/api/workflow/Form/${encodeURIComponent(String(queryArg.key))}/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.systemFormChange,
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as workflowEndpoints }
export type ListFlowOpinionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowOpinionPhrase[]
}
export type ListFlowOpinionsApiArg = void
export type CreateFlowOpinionApiResponse = /** status 200 Done */ null
export type CreateFlowOpinionApiArg = {
  flowOpinionPhraseBody: FlowOpinionPhraseBody
}
export type SortFlowOpinionsApiResponse = /** status 200 Done */ null
export type SortFlowOpinionsApiArg = {
  flowOpinionOrder: FlowOpinionOrder
}
export type GetFlowOpinionApiResponse = /** status 200 Done */ FlowOpinionPhrase
export type GetFlowOpinionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateFlowOpinionApiResponse = /** status 200 Done */ null
export type UpdateFlowOpinionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowOpinionPhraseBody: FlowOpinionPhraseBody
}
export type DeleteFlowOpinionApiResponse = /** status 200 Done */ null
export type DeleteFlowOpinionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListFlowTodoApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowTodoItem[]
}
export type ListFlowTodoApiArg = void
export type CountFlowDutiesApiResponse = /** status 200 Done */ FlowTodoCount
export type CountFlowDutiesApiArg = void
export type ListMyFlowTodoApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowTodoTitle[]
}
export type ListMyFlowTodoApiArg = void
export type AddFlowSignersApiResponse = /** status 200 Done */ null
export type AddFlowSignersApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowSignersBody: FlowSignersBody
}
export type AssignFlowNodeApiResponse = /** status 200 Done */ null
export type AssignFlowNodeApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowAssignBody: FlowAssignBody
}
export type AgreeFlowDutyApiResponse = /** status 200 Done */ null
export type AgreeFlowDutyApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowHandleBody: FlowHandleBody
}
export type CheckBatchCandidatesApiResponse = /** status 200 Done */ FlowCandidateNode[]
export type CheckBatchCandidatesApiArg = {
  /** Id of the flow; not used */
  flowId?: string | undefined
  /** Duty of one approver */
  taskOperatorId: string
}
export type ListBatchFlowsApiResponse = /** status 200 Done */ FlowChoice[]
export type ListBatchFlowsApiArg = void
export type DecideTogetherApiResponse = /** status 200 Done */ FlowBatchResult
export type DecideTogetherApiArg = {
  flowBatchBody: FlowBatchBody
}
export type CancelFlowTaskApiResponse = /** status 200 Done */ null
export type CancelFlowTaskApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowOpinionBody: FlowOpinionBody
}
export type ListFlowCandidatesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowCandidateUser[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListFlowCandidatesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowCandidateUserBody: FlowCandidateUserBody
}
export type ListFlowCandidateNodesApiResponse = /** status 200 Done */ FlowCandidateNode[]
export type ListFlowCandidateNodesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowCandidateBody: FlowCandidateBody
}
export type CirculateFlowTaskApiResponse = /** status 200 Done */ null
export type CirculateFlowTaskApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowCirculateBody: FlowCirculateBody
}
export type ListFlowDutiesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowTaskRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListFlowDutiesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Day, in epoch milliseconds */
  startTime?: number | undefined
  /** Day, in epoch milliseconds */
  endTime?: number | undefined
  /** Id of the flow; not used */
  flowId?: string | undefined
  /** Code of the category of the flow */
  flowCategory?: string | undefined
  creatorUserId?: string | undefined
  /** Code of the node in the design */
  nodeCode?: string | undefined
  /** State of progress */
  status?: '' | number | undefined
  /** 1 only what is overdue: the duty, or an open duty of the task */
  overdue?: number | undefined
  /** 1, in the list 1: only duties that wait for signers whom their approver asked first */
  waiting?: number | undefined
  /** 1 to decide, 2 decided, 3 copies, 4 to decide together */
  category: number
}
export type ListFlowNodesApiResponse = /** status 200 Done */ FlowChoice[]
export type ListFlowNodesApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListFlowEffectsApiResponse = /** status 200 Done */ FlowPreviewResult
export type ListFlowEffectsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowPreviewBody: FlowPreviewBody
}
export type RecallFlowRecordApiResponse = /** status 200 Done */ null
export type RecallFlowRecordApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowOpinionBody: FlowOpinionBody
}
export type ListFlowRecordsApiResponse = /** status 200 Done */ FlowRecordGroup[]
export type ListFlowRecordsApiArg = {
  /** 1 department, 2 role, 3 position */
  category?: number | undefined
  /** 1 only agreements and rejections */
  type?: number | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type RejectFlowDutyApiResponse = /** status 200 Done */ null
export type RejectFlowDutyApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowHandleBody: FlowHandleBody
}
export type RemoveFlowSignersApiResponse = /** status 200 Done */ null
export type RemoveFlowSignersApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowRemoveSignersBody: FlowRemoveSignersBody
}
export type ResumeFlowTaskApiResponse = /** status 200 Done */ null
export type ResumeFlowTaskApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowOpinionBody: FlowOpinionBody
}
export type ReviveFlowTaskApiResponse = /** status 200 Done */ null
export type ReviveFlowTaskApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowReviveBody: FlowReviveBody
}
export type SaveFlowDutyApiResponse = /** status 200 Done */ null
export type SaveFlowDutyApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowDraftBody: FlowDraftBody
}
export type SuspendFlowTaskApiResponse = /** status 200 Done */ null
export type SuspendFlowTaskApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowOpinionBody: FlowOpinionBody
}
export type TransferFlowDutyApiResponse = /** status 200 Done */ null
export type TransferFlowDutyApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowTransferBody: FlowTransferBody
}
export type GetFlowDetailApiResponse = /** status 200 Done */ FlowTaskDetail
export type GetFlowDetailApiArg = {
  /** Node of the request */
  taskNodeId?: string | undefined
  /** Duty of one approver */
  taskOperatorId?: string | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type CheckFlowDutyApiResponse = /** status 200 Done */ null
export type CheckFlowDutyApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListFlowCommentsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowComment[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListFlowCommentsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Request */
  taskId: string
}
export type AddFlowCommentApiResponse = /** status 200 Done */ null
export type AddFlowCommentApiArg = {
  flowCommentBody: FlowCommentBody
}
export type DeleteFlowCommentApiResponse = /** status 200 Done */ null
export type DeleteFlowCommentApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListFlowDelegatesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowDelegate[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListFlowDelegatesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
}
export type CreateFlowDelegateApiResponse = /** status 200 Done */ null
export type CreateFlowDelegateApiArg = {
  flowDelegateBody: FlowDelegateBody
}
export type GetFlowDelegateApiResponse = /** status 200 Done */ FlowDelegate
export type GetFlowDelegateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateFlowDelegateApiResponse = /** status 200 Done */ null
export type UpdateFlowDelegateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowDelegateBody: FlowDelegateBody
}
export type DeleteFlowDelegateApiResponse = /** status 200 Done */ null
export type DeleteFlowDelegateApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListFlowsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowEngineRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListFlowsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id or code of the category */
  category?: string | undefined
}
export type CreateFlowApiResponse = /** status 200 Done */ null
export type CreateFlowApiArg = {
  flowEngineBody: FlowEngineBody
}
export type ImportFlowApiResponse = /** status 200 Done */ null
export type ImportFlowApiArg = {
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type ListStartableFlowsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowCategory[]
}
export type ListStartableFlowsApiArg = {
  /** With the flows of models, whose requests are started on their own pages */
  functional?: 1 | undefined
}
export type ListFlowMessageTemplatesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowMessageTemplate[]
}
export type ListFlowMessageTemplatesApiArg = void
export type PageStartableFlowsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: StartableFlow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type PageStartableFlowsApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Id or code of the category */
  category?: string | undefined
}
export type ReleaseFlowApiResponse = /** status 200 Done */ null
export type ReleaseFlowApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type SelectFlowsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowCategory[]
}
export type SelectFlowsApiArg = {
  /** Form type */
  type?: string | undefined
}
export type StopFlowApiResponse = /** status 200 Done */ null
export type StopFlowApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetFlowApiResponse = /** status 200 Done */ FlowEngine
export type GetFlowApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateFlowApiResponse = /** status 200 Done */ null
export type UpdateFlowApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowEngineChange: FlowEngineChange
}
export type DeleteFlowApiResponse = /** status 200 Done */ null
export type DeleteFlowApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CopyFlowApiResponse = /** status 200 Done */ null
export type CopyFlowApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ExportFlowApiResponse = /** status 200 Done */ FileTicket
export type ExportFlowApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type SimulateFlowApiResponse = /** status 200 Done */ FlowSimulationResult
export type SimulateFlowApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowSimulation: FlowSimulation
}
export type ListEndedFlowTasksApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowChoice[]
}
export type ListEndedFlowTasksApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListFlowFieldsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowField[]
}
export type ListFlowFieldsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListFlowProblemsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowDesignProblem[]
}
export type ListFlowProblemsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListFlowVersionsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowVersion[]
}
export type ListFlowVersionsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type GetFlowVersionApiResponse = /** status 200 Done */ FlowVersionDocuments
export type GetFlowVersionApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  /** Version; changes with every write */
  version: number
}
export type GetFlowFiguresApiResponse = /** status 200 Done */ FlowFigures
export type GetFlowFiguresApiArg = {
  /** Epoch milliseconds */
  startTime: number
  /** Epoch milliseconds */
  endTime: number
  /** Id of the flow; not used */
  flowId?: string | undefined
  /** Id of the department */
  departmentId?: string | undefined
  /** Id of the user */
  userId?: string | undefined
}
export type ListFlowFigureTasksApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowTaskRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListFlowFigureTasksApiArg = {
  /** Epoch milliseconds */
  startTime: number
  /** Epoch milliseconds */
  endTime: number
  /** Id of the flow; not used */
  flowId?: string | undefined
  /** Id of the department */
  departmentId?: string | undefined
  /** Id of the user */
  userId?: string | undefined
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Type, by name */
  kind: 'started' | 'passed' | 'running' | 'returned' | 'decided' | 'overdue'
  /** Code of the node in the design */
  nodeCode?: string | undefined
}
export type ListOwnFlowTasksApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowTaskRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListOwnFlowTasksApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Day, in epoch milliseconds */
  startTime?: number | undefined
  /** Day, in epoch milliseconds */
  endTime?: number | undefined
  /** Id of the flow; not used */
  flowId?: string | undefined
  /** Code of the category of the flow */
  flowCategory?: string | undefined
  creatorUserId?: string | undefined
  /** Code of the node in the design */
  nodeCode?: string | undefined
  /** State of progress */
  status?: '' | number | undefined
  /** 1 only what is overdue: the duty, or an open duty of the task */
  overdue?: number | undefined
}
export type PressFlowTaskApiResponse = /** status 200 Done */ null
export type PressFlowTaskApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type DeleteOwnFlowTaskApiResponse = /** status 200 Done */ null
export type DeleteOwnFlowTaskApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type WithdrawFlowTaskApiResponse = /** status 200 Done */ null
export type WithdrawFlowTaskApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowOpinionBody: FlowOpinionBody
}
export type MonitorFlowTasksApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowTaskRow[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type MonitorFlowTasksApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** Day, in epoch milliseconds */
  startTime?: number | undefined
  /** Day, in epoch milliseconds */
  endTime?: number | undefined
  /** Id of the flow; not used */
  flowId?: string | undefined
  /** Code of the category of the flow */
  flowCategory?: string | undefined
  creatorUserId?: string | undefined
  /** Code of the node in the design */
  nodeCode?: string | undefined
  /** State of progress */
  status?: '' | number | undefined
  /** 1 only what is overdue: the duty, or an open duty of the task */
  overdue?: number | undefined
  /** 1 only tasks that need an administrator: stuck ones, failed calls, disabled or deleted approvers */
  stuck?: number | undefined
}
export type DeleteFlowTasksApiResponse = /** status 200 Done */ null
export type DeleteFlowTasksApiArg = {
  flowMonitorDeleteBody: FlowMonitorDeleteBody
}
export type RetryFlowCallApiResponse = /** status 200 Done */ null
export type RetryFlowCallApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type SkipFlowCallApiResponse = /** status 200 Done */ null
export type SkipFlowCallApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListFlowCallsApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowCall[]
}
export type ListFlowCallsApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type CheckFlowMigrationApiResponse = /** status 200 Done */ FlowMigration
export type CheckFlowMigrationApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type MigrateFlowTaskApiResponse = /** status 200 Done */ null
export type MigrateFlowTaskApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowOpinionBody: FlowOpinionBody
}
export type CreateFlowTaskApiResponse = /** status 200 Done */ FlowTaskKey
export type CreateFlowTaskApiArg = {
  flowTaskBody: FlowTaskBody
}
export type GetFlowTaskTextsApiResponse = /** status 200 Done */ FlowTaskData
export type GetFlowTaskTextsApiArg = {
  /** Id of the flow; not used */
  flowId: string
  /** Id of the record, assigned by the server */
  id: string
}
export type GetFlowTaskApiResponse = /** status 200 Done */ FlowTaskData
export type GetFlowTaskApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateFlowTaskApiResponse = /** status 200 Done */ null
export type UpdateFlowTaskApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowTaskBody: FlowTaskBody
}
export type ListFlowWebhooksApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowWebhook[]
}
export type ListFlowWebhooksApiArg = void
export type CreateFlowWebhookApiResponse = /** status 200 Done */ null
export type CreateFlowWebhookApiArg = {
  flowWebhookBody: FlowWebhookBody
}
export type GetFlowWebhookApiResponse = /** status 200 Done */ FlowWebhook
export type GetFlowWebhookApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateFlowWebhookApiResponse = /** status 200 Done */ null
export type UpdateFlowWebhookApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  flowWebhookBody: FlowWebhookBody
}
export type DeleteFlowWebhookApiResponse = /** status 200 Done */ null
export type DeleteFlowWebhookApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type TestFlowWebhookApiResponse = /** status 200 Done */ null
export type TestFlowWebhookApiArg = {
  /** Id of the record, assigned by the server */
  id: string
}
export type ListFlowDeliveriesApiResponse = /** status 200 Done */ {
  /** Rows or nodes */
  list: FlowDelivery[]
  /** Current page and total number of rows */
  pagination: {
    /** Number of the page, from 1 */
    currentPage: number
    /** Number of rows per page */
    pageSize: number
    /** Total number of rows */
    total: number
  }
}
export type ListFlowDeliveriesApiArg = {
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
  /** Sort direction: `asc` or `desc` */
  sort?: 'asc' | 'desc' | undefined
  /** Sort column */
  sidx?: string | undefined
  /** Search text; matches names, codes or other columns */
  keyword?: string | undefined
  /** 1 enabled or released, 0 not */
  state?: '' | number | undefined
  /** Id of the record, assigned by the server */
  id: string
}
export type RetryFlowDeliveryApiResponse = /** status 200 Done */ null
export type RetryFlowDeliveryApiArg = {
  /** Id of the record, assigned by the server */
  id: string
  deliveryId: string
}
export type CreateSystemFormApiResponse = /** status 200 Done */ FlowTaskKey
export type CreateSystemFormApiArg = {
  key: string
  systemFormBody: SystemFormBody
}
export type GetSystemFormApiResponse = /** status 200 Done */ SystemFormValues
export type GetSystemFormApiArg = {
  key: string
  /** Id of the record, assigned by the server */
  id: string
}
export type UpdateSystemFormApiResponse = /** status 200 Done */ null
export type UpdateSystemFormApiArg = {
  key: string
  /** Id of the record, assigned by the server */
  id: string
  systemFormChange: SystemFormChange
}
export type FlowOpinionPhrase = {
  /** Id of the record, assigned by the server */
  id: string
  /** The opinion */
  commonWordsText: string
  /** Sort order among siblings, ascending */
  sortCode: number
}
export type Refusal = {
  /** 400 refused, 401 invalid fields, 403 no permission, 404 record not found, 409 changed by another user, 429 too many requests, 500 server error, 600 session expired, 601 signed in elsewhere, 602 invalid token */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** Invalid fields; null if the error concerns no field */
  data: null | {
    /** Name of the field → error */
    fields: {
      [key: string]: string
    }
  }
  /** Id of the request in the log */
  traceId?: string | undefined
}
export type FlowOpinionPhraseBody = {
  /** The opinion */
  commonWordsText: string
  /** Sort order among siblings, ascending */
  sortCode?: (null | number) | undefined
}
export type FlowOpinionOrder = {
  /** Ids of the records */
  ids: string[]
}
export type FlowTodoItem = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Id of the task */
  processId: string
  /** Code, unique within its type */
  enCode: string
  /** Id of the flow; not used */
  flowId: string
  /** 1 page of the system, 2 designed form */
  formType: number
  /** 2: opens as a duty */
  type: number
  /** Node of the request */
  taskNodeId: string
  /** Duty of one approver */
  taskOperatorId: string
  /** 1 running */
  status: number
}
export type FlowTodoCount = {
  /** Open duties */
  toBeReviewed: number
  /** Own delegations in force */
  entrust: number
  /** Own decisions */
  flowDone: number
}
export type FlowTodoTitle = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Epoch milliseconds */
  creatorTime: number
}
export type FlowSignersBody = {
  freeApproverUserIds: string[]
  /** Opinion */
  handleOpinion?: (null | string) | undefined
}
export type FlowAssignBody = {
  /** Code of the node in the design */
  nodeCode: string
  /** User who takes over the duty or is added */
  freeApproverUserId: string
  /** Opinion */
  handleOpinion?: (null | string) | undefined
}
export type FlowHandleBody = {
  /** Opinion */
  handleOpinion?: (null | string) | undefined
  /** Form definition, JSON */
  formData?:
    | (null | {
        [key: string]: unknown
      })
    | undefined
  /** Code, unique within its type */
  enCode?: (null | string) | undefined
  /** Handwritten signature: address of the picture */
  signImg?: (null | string) | undefined
  fileList?: (null | string) | undefined
  /** Ids of users who receive a copy, separated by commas */
  copyIds?: (null | string) | undefined
  rejectStep?: (null | string) | undefined
  rejectType?: (null | number) | undefined
  /** Chosen approvers: ids by code of the node */
  candidateList?:
    | (null | {
        [key: string]: string[]
      })
    | undefined
  branchList?: (null | string[]) | undefined
  /** User who takes over the duty or is added */
  freeApproverUserId?: (null | string) | undefined
  freeApproverUserIds?: (null | string[]) | undefined
}
export type FlowCandidateNode = {
  /** Code of the node in the design */
  nodeId: string
  /** Title of the node */
  nodeName: string
}
export type FlowChoice = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
}
export type FlowBatchResult = {
  done: number
  failed: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
    /** Message for users */
    message: string
  }[]
}
export type FlowBatchBody = {
  /** Opinion */
  handleOpinion?: (null | string) | undefined
  /** Form definition, JSON */
  formData?:
    | (null | {
        [key: string]: unknown
      })
    | undefined
  /** Code, unique within its type */
  enCode?: (null | string) | undefined
  /** Handwritten signature: address of the picture */
  signImg?: (null | string) | undefined
  fileList?: (null | string) | undefined
  /** Ids of users who receive a copy, separated by commas */
  copyIds?: (null | string) | undefined
  rejectStep?: (null | string) | undefined
  rejectType?: (null | number) | undefined
  /** Chosen approvers: ids by code of the node */
  candidateList?:
    | (null | {
        [key: string]: string[]
      })
    | undefined
  branchList?: (null | string[]) | undefined
  /** User who takes over the duty or is added */
  freeApproverUserId?: (null | string) | undefined
  freeApproverUserIds?: (null | string[]) | undefined
  /** 0 agree, 1 reject, 2 transfer */
  batchType: number
  /** Ids of the records */
  ids: string[]
}
export type FlowOpinionBody = {
  /** Opinion */
  handleOpinion?: (null | string) | undefined
}
export type FlowCandidateUser = {
  /** Id of the user */
  userId: string
  /** name/account */
  userName: string
}
export type FlowCandidateUserBody = {
  /** Form definition, JSON */
  formData?:
    | (null | {
        [key: string]: unknown
      })
    | undefined
  /** Id of the flow; not used */
  flowId?: string | undefined
  branchList?: (null | string[]) | undefined
  /** Code of the node in the design */
  nodeCode: string
  /** Search text; matches names, codes or other columns */
  keyword?: (null | string) | undefined
  /** Number of the page, from 1 */
  currentPage?: number | undefined
  /** Number of rows per page */
  pageSize?: number | undefined
}
export type FlowCandidateBody = {
  /** Form definition, JSON */
  formData?:
    | (null | {
        [key: string]: unknown
      })
    | undefined
  /** Id of the flow; not used */
  flowId?: string | undefined
  branchList?: (null | string[]) | undefined
}
export type FlowCirculateBody = {
  /** Users, separated by commas */
  copyIds: string
  /** Opinion */
  handleOpinion?: (null | string) | undefined
}
export type FlowTaskRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the task */
  processId: string
  /** Display name */
  fullName: string
  /** Number of the document */
  enCode: string
  /** Id of the flow; not used */
  flowId: string
  /** Code of the flow */
  flowCode: string
  /** Name of the flow */
  flowName: string
  /** Code of the category of the flow */
  flowCategory: string
  /** 1 usual, 2 important, 3 urgent */
  flowUrgent: number
  /** 0 started from the flow pages, 1 attached to a model, whose record it is */
  flowType?: number | undefined
  /** 1 page of the system, 2 designed form */
  formType: number
  /** Names of the current nodes */
  thisStep: string
  /** Node of this row */
  thisStepId: string
  /** 0 draft, 1 running, 2 passed, 3 rejected, 4 withdrawn, 5 cancelled */
  status: number
  /** Per cent */
  completion: number
  /** Epoch milliseconds */
  startTime: number | null
  /** Epoch milliseconds */
  endTime: number | null
  /** Epoch milliseconds */
  creatorTime: number
  creatorUserId: string
  /** name/account of the initiator */
  userName: string
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  deadlineAt?: (number | null) | undefined
  /** Sub flows and services that failed; only in the monitor: see its Calls */
  failedCalls?: number | undefined
  /** Open duties of disabled or deleted people; only in the monitor */
  goneDuties?: number | undefined
  /** Only in the monitor */
  isSuspended?: boolean | undefined
  /** Code of the node in the design */
  nodeCode?: string | undefined
  /** Such as v3 */
  flowVersion?: string | undefined
  /** Settings of the node, as JSON text */
  approversProperties?: string | undefined
  /** In the monitor: nothing moves the running task on */
  isStuck?: boolean | undefined
  /** Sub flows and services that are still tried; only in the monitor */
  waitingCalls?: number | undefined
  /** In the monitor: the flow has a newer version */
  isOutdated?: boolean | undefined
}
export type FlowPreviewResult = {
  /** State of the task after it */
  status: number
  /** Next nodes whose approvers the caller chooses */
  candidates: {
    /** Code of the node in the design */
    nodeId: string
    /** Title of the node */
    nodeName: string
  }[]
  /** Branches of which the caller chooses at least one */
  branches: {
    /** The node in front of the branches */
    nodeCode: string
    /** Whether a branch of these is chosen */
    isChosen: boolean
    options: {
      /** Result code: 200 success; all other codes are refusals or failures */
      code: string
      /** Displayed title */
      title: string
    }[]
  }[]
  /** New duties */
  next: {
    /** Code of the node in the design */
    nodeCode: string
    /** Title of the node */
    nodeName: string
    /** Epoch milliseconds */
    dueAt: number | null
    /** Number of affected users */
    people: {
      /** Id of the record, assigned by the server */
      id: string
      /** name/account */
      name: string
      /** Why this person receives the duty */
      why: string
    }[]
  }[]
  /** Who still decides on the same node, as name/account */
  waitsFor: string[]
  /** Who receives a copy, as name/account */
  copies: string[]
  /** Why it would be refused; empty otherwise */
  problem: string
}
export type FlowPreviewBody = {
  /** Action */
  action: 'submit' | 'agree' | 'reject' | 'transfer' | 'addSignBefore'
  /** Flow of a submission */
  flowId?: string | undefined
  /** Draft or returned request of a submission */
  taskId?: string | undefined
  /** Form definition, JSON */
  formData?:
    | (null | {
        [key: string]: unknown
      })
    | undefined
  /** Chosen approvers: ids by code of the node */
  candidateList?:
    | (null | {
        [key: string]: string[]
      })
    | undefined
  branchList?: (null | string[]) | undefined
  /** Ids of users who receive a copy, separated by commas */
  copyIds?: (null | string) | undefined
  rejectStep?: (null | string) | undefined
  rejectType?: (null | number) | undefined
  /** User who takes over the duty or is added */
  freeApproverUserId?: (null | string) | undefined
  freeApproverUserIds?: (null | string[]) | undefined
}
export type FlowRecordGroup = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Rows or nodes */
  list: {
    /** Id of the record, assigned by the server */
    id: string
    /** User who decided */
    handleId: string
    /** name/account */
    userName: string
    /** Epoch milliseconds */
    handleTime: number
    /** 0 reject, 1 agree, 2 submit, 3 take back, 4 cancel, 5 assign, 6 add, 7 transfer, 8 suspend, 9 resume, 10 newer version */
    handleStatus: number
    /** Opinion */
    handleOpinion: string
    /** Attachments, as JSON text; empty without any */
    fileList: string
    /** name/account of the other person */
    operatorId: string
  }[]
}
export type FlowRemoveSignersBody = {
  /** Duties of the signers */
  ids: string[]
  /** Opinion */
  handleOpinion?: (null | string) | undefined
}
export type FlowReviveBody = {
  /** The approver node that decides next; empty to go on where the task was cancelled */
  nodeCode?: (null | string) | undefined
  /** Opinion */
  handleOpinion?: (null | string) | undefined
}
export type FlowDraftBody = {
  /** Values by field, or `data` with their JSON text */
  formData: {
    [key: string]: unknown
  }
}
export type FlowTransferBody = {
  /** User who takes over the duty or is added */
  freeApproverUserId: string
  /** Opinion */
  handleOpinion?: (null | string) | undefined
}
export type FlowTaskDetail = {
  flowTaskInfo: {
    /** Id of the record, assigned by the server */
    id: string
    /** Id of the task */
    processId: string
    /** Display name */
    fullName: string
    /** Number of the document */
    enCode: string
    /** Id of the flow; not used */
    flowId: string
    /** Code of the flow */
    flowCode: string
    /** Name of the flow */
    flowName: string
    /** Code of the category of the flow */
    flowCategory: string
    /** 1 usual, 2 important, 3 urgent */
    flowUrgent: number
    /** 0 started from the flow pages, 1 attached to a model */
    flowType: number
    flowVersion: string
    /** Form, as JSON text */
    flowForm: null | string
    /** Node tree, as JSON text */
    flowTemplateJson: null | string
    /** Values of the form, as JSON text */
    flowFormContentJson: string
    /** Values of the form as texts for reading, as JSON text */
    flowFormTextJson: string
    /** 1 page of the system, 2 designed form */
    formType: number
    /** Address of the page with the form; empty for designed forms */
    formUrl: string
    /** Address of the page with the form in the app */
    appFormUrl: string
    /** 0 started from the flow pages, 1 attached to a model */
    type: number
    /** Model that holds the record of the task */
    modelId: null | string
    /** 0 draft, 1 running, 2 passed, 3 rejected, 4 withdrawn, 5 cancelled */
    status: number
    /** Per cent */
    completion: number
    /** Names of the current nodes */
    thisStep: string
    /** Codes of the current nodes */
    thisStepId: string
    /** Epoch milliseconds */
    startTime: number | null
    /** Epoch milliseconds */
    endTime: number | null
    /** Epoch milliseconds */
    creatorTime: number
    creatorUserId: string
    /** name/account of the initiator */
    userName: string
    /** Whether administrators have suspended the task */
    isSuspended: boolean
    /** 1 if it may be decided together with others */
    isBatch: number
  }
  /** Form, as JSON text */
  flowFormInfo: null | string
  flowTaskNodeList: {
    /** Id of the record, assigned by the server */
    id: string
    /** Code of the node in the design */
    nodeCode: string
    /** Title of the node */
    nodeName: string
    /** Kind of the node */
    nodeType: string
    /** Codes of the next nodes, separated by commas */
    nodeNext: string
    /** 0 open, 1 passed */
    completion: number
    /** Steps from the start */
    sortCode: number
    /** Approvers as name/account, separated by commas */
    userName: string
    /** 0 passed, 1 current */
    type: null | string
  }[]
  flowTaskOperatorList: {
    /** Id of the record, assigned by the server */
    id: string
    /** Node of the request */
    taskNodeId: string
    /** Code of the node in the design */
    nodeCode: string
    /** Title of the node */
    nodeName: string
    /** User who decided */
    handleId: string
    /** name/account */
    userName: string
    /** 1 agreed, 0 rejected, null open */
    handleStatus: null | number
    /** Epoch milliseconds */
    handleTime: number | null
    /** 0 open, 1 done, -1 rejected */
    completion: number
    /** 0 valid, 1 followed by an added signer or, while open, waiting for one */
    state: string
    /** 0, or the operator that added this signer */
    parentId: string
    /** Whether the operator that added this signer decides after it */
    isBefore: boolean
    /** Epoch milliseconds */
    creatorTime: number
    /** Null for duties without a limit and for those that are not open */
    deadlineAt?: (null | number) | undefined
    /** Why this person received the duty */
    why: string
  }[]
  flowTaskOperatorRecordList: {
    /** Id of the record, assigned by the server */
    id: string
    /** Node of the request */
    taskNodeId: string
    /** Duty of one approver */
    taskOperatorId: string
    /** Code of the node in the design */
    nodeCode: string
    /** Title of the node */
    nodeName: string
    /** User who decided */
    handleId: string
    /** name/account */
    userName: string
    /** 0 reject, 1 agree, 2 submit, 3 take back, 4 cancel, 5 assign, 6 add, 7 transfer, 8 suspend, 9 resume, 10 newer version, 11 add before, 12 circulate */
    handleStatus: number
    /** Epoch milliseconds */
    handleTime: number
    /** Opinion */
    handleOpinion: string
    /** Signature, as data URL */
    signImg: string
    /** Attachments, as JSON text; empty without any */
    fileList: string
    /** name/account of the other person, or several separated by commas */
    operatorId: string
    /** 0 normal, 1 by an added signer, -1 voided */
    status: number
    /** The rule of a decision of the system; empty for people */
    why: string
  }[]
  /** Sub flows that the task started */
  subFlowList: {
    /** Code of the node in the design */
    nodeCode: string
    /** Request of the sub flow; empty while it is being started */
    taskId: string
    /** Display name */
    fullName: string
    /** name/account of the initiator */
    userName: string
    /** Whether the task goes on without it */
    isAsync: boolean
    hasEnded: boolean
    /** Of the request, such as 0 draft, 1 running */
    status: null | number
    /** Names of the current nodes of the request */
    thisStep: string
  }[]
  /** The task that started this one as a sub flow */
  parentTask: null | {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
  }
  /** Field permissions of the node */
  formOperates: {
    [key: string]: unknown
  }[]
  approversProperties:
    | {
        [key: string]: unknown
      }
    | {
        [key: string]: unknown
      }
  draftData:
    | {
        [key: string]: unknown
      }
    | {
        [key: string]: unknown
      }
  /** What the caller may do now with each field, by code */
  fieldRights: {
    [key: string]: 'hidden' | 'read' | 'write' | 'required'
  }
  /** Whether the access is allowed */
  allowed: {
    /** What the server accepts from the caller now */
    actions: (
      | 'agree'
      | 'reject'
      | 'transfer'
      | 'addSign'
      | 'addSignBefore'
      | 'removeSign'
      | 'circulate'
      | 'copy'
      | 'saveDraft'
      | 'recall'
      | 'edit'
      | 'again'
      | 'withdraw'
      | 'press'
      | 'assign'
      | 'cancel'
      | 'revive'
      | 'suspend'
      | 'resume'
      | 'migrate'
      | 'calls'
      | 'print'
    )[]
    operatorId: null | string
    /** Node of the request */
    taskNodeId: null | string
    /** name/account of the person for whom the caller acts */
    ownerName: string
    /** Id of the record */
    recordId: null | string
  }
  /** Added signers whom the caller may remove */
  removableSigners: {
    /** Duty of the person who added the signer */
    operatorId: string
    /** Duty of the signer */
    id: string
    /** Id of the user */
    userId: string
    /** name/account */
    userName: string
    isBefore: boolean
  }[]
  page: {
    isSummary: boolean
    /** 0 all records, 1 agreements and rejections */
    summaryType: number
    isComment: boolean
  }
}
export type FlowComment = {
  /** Id of the record, assigned by the server */
  id: string
  text: string
  /** Pictures, as JSON text */
  image: string
  /** Files, as JSON text */
  file: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Name of the author */
  creatorUserName: string
  /** Account of the author */
  creatorUserId: string
  creatorUserHeadIcon: string
  /** Whether the caller may delete it */
  isDel: boolean
}
export type FlowCommentBody = {
  /** Request */
  taskId: string
  text: string
  image?: (null | string) | undefined
  /** Content of the file */
  file?: (null | string) | undefined
}
export type FlowDelegate = {
  /** User who acts on behalf of the other */
  toUserId: string
  /** Id of the flow; not used */
  flowId: string
  /** Epoch milliseconds */
  startTime: number
  /** Epoch milliseconds */
  endTime: number
  /** Id of the record, assigned by the server */
  id: string
  /** name/account */
  toUserName: string
  /** name/code */
  flowName: string
  /** Code of the category of the flow */
  flowCategory: string
  /** Remarks */
  description: string
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Epoch milliseconds */
  creatorTime: number
}
export type FlowDelegateBody = {
  /** User who acts on behalf of the other */
  toUserId: string
  /** Id of the flow; not used */
  flowId: string
  /** Epoch milliseconds */
  startTime: number
  /** Epoch milliseconds; the whole day counts */
  endTime: number
  /** Id of the record, assigned by the server */
  id?: (null | string) | undefined
  /** Remarks */
  description?: (null | string) | undefined
}
export type FlowEngineRow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 0 started from the flow pages, 1 attached to a model */
  type: number
  /** Code of the category in the dictionary WorkFlowCategory */
  category: string
  /** 1 page of the system, 2 designed form */
  formType: number
  /** Name of the icon */
  icon: string
  /** Colour of the icon */
  iconBackground: string
  /** 0 everybody may start it, 1 only the named */
  visibleType: number
  /** Number of the version, from 1 */
  version: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** Creator, as name/account */
  creatorUser: string
}
export type FlowEngineBody = {
  /** Id of the record, assigned by the server */
  id?: (null | string) | undefined
  /** 0 started from the flow pages */
  type?: number | undefined
  /** 1 page of the system, 2 designed form */
  formType: number
  /** Class name of the icon */
  icon?: (null | string) | undefined
  /** Background colour of the icon */
  iconBackground?: (null | string) | undefined
  /** Address of the page with the form; empty for designed forms */
  formUrl?: (null | string) | undefined
  /** Address of the page with the form in the app */
  appFormUrl?: (null | string) | undefined
  /** Form definition, JSON */
  formData?: (null | string) | undefined
  /** Flow definition, JSON */
  flowTemplateJson?: (null | string) | undefined
  /** Tables of the model, JSON */
  tables?: (null | string) | undefined
  /** Id of the database; `0` is the database of the system */
  dbLinkId?: (null | string) | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: (null | number) | undefined
  /** Remarks */
  description?: (null | string) | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Id or code of the category */
  category: string
}
export type StartableFlow = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 0 started from the flow pages, 1 attached to a model */
  type: number
  /** Code of the category in the dictionary WorkFlowCategory */
  category: string
  /** 1 page of the system, 2 designed form */
  formType: number
  /** Name of the icon */
  icon: string
  /** Colour of the icon */
  iconBackground: string
  /** 0 everybody may start it, 1 only the named */
  visibleType: number
  /** Number of the version, from 1 */
  version: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
}
export type FlowCategory = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Number of flows */
  num: number
  /** Child records */
  children: StartableFlow[]
}
export type FlowMessageTemplate = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Parameters to which a node gives values */
  templateJson: {
    /** Name of the field */
    field: string
    /** Comment or name of the field */
    fieldName: string
  }[]
}
export type FlowEngine = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** 0 started from the flow pages, 1 attached to a model */
  type: number
  /** Code of the category in the dictionary WorkFlowCategory */
  category: string
  /** 1 page of the system, 2 designed form */
  formType: number
  /** Name of the icon */
  icon: string
  /** Colour of the icon */
  iconBackground: string
  /** 0 everybody may start it, 1 only the named */
  visibleType: number
  /** Number of the version, from 1 */
  version: string
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** Sort order among siblings, ascending */
  sortCode: number
  /** Remarks */
  description: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastModifyTime: number | null
  /** Path of the page of a form of the system */
  formUrl: string
  /** Path of the same page in the app */
  appFormUrl: string
  /** Form, as JSON text */
  formData: null | string
  /** Node tree, as JSON text */
  flowTemplateJson: null | string
  /** Tables of the form, as JSON text */
  tables: null | string
  /** Database; 0 for the own one */
  dbLinkId: string
}
export type FlowEngineChange = {
  /** Id of the record, assigned by the server */
  id?: (null | string) | undefined
  /** 0 started from the flow pages */
  type?: number | undefined
  /** 1 page of the system, 2 designed form */
  formType: number
  /** Class name of the icon */
  icon?: (null | string) | undefined
  /** Background colour of the icon */
  iconBackground?: (null | string) | undefined
  /** Address of the page with the form; empty for designed forms */
  formUrl?: (null | string) | undefined
  /** Address of the page with the form in the app */
  appFormUrl?: (null | string) | undefined
  /** Form definition, JSON */
  formData?: (null | string) | undefined
  /** Flow definition, JSON */
  flowTemplateJson?: (null | string) | undefined
  /** Tables of the model, JSON */
  tables?: (null | string) | undefined
  /** Id of the database; `0` is the database of the system */
  dbLinkId?: (null | string) | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: number | undefined
  /** Sort order among siblings, ascending */
  sortCode?: (null | number) | undefined
  /** Remarks */
  description?: (null | string) | undefined
  /** As it was read; the change is refused when the record was changed since */
  lastModifyTime?: (number | null) | undefined
  /** Display name */
  fullName: string
  /** Code, unique within its type */
  enCode: string
  /** Empty only while the flow has none */
  category: string
}
export type FileTicket = {
  /** Display name */
  name: string
  /** Address, relative to the server */
  url: string
}
export type FlowSimulationResult = {
  nodes: {
    /** Code of the node in the design */
    nodeCode: string
    /** Title of the node */
    nodeName: string
    /** Kind of the node */
    nodeType: string
    /** Steps from the start; parallel nodes have the same number */
    depth: number
    next: string[]
    /** No approver was found and the rule of the node refuses the submission */
    hasNobody: boolean
    /** Users who decide */
    approvers: {
      /** Id of the record, assigned by the server */
      id: string
      /** Display name */
      name: string
      /** Reason in words */
      why: string
    }[]
  }[]
  choices: {
    /** Code of the node in the design */
    nodeCode: string
    /** Branches of the node */
    branches: string[]
    /** Reason in words */
    why: string
  }[]
}
export type FlowSimulation = {
  /** An unsaved design; default: the saved one */
  flowTemplateJson?: string | undefined
  /** Id of the user */
  userId: string
  /** Values by field */
  formData: {
    [key: string]: unknown
  }
}
export type FlowField = {
  /** Name of the field in a record */
  vmodel: string
  /** Displayed heading */
  label: string
}
export type FlowDesignProblem = {
  /** Code of the node in the design */
  nodeId: string
  /** Displayed title */
  title: string
  /** Message for users */
  message: string
}
export type FlowVersion = {
  /** Version; changes with every write */
  version: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Running tasks */
  tasks: number
}
export type FlowVersionDocuments = {
  /** Version; changes with every write */
  version: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Form, as JSON text */
  formData: null | string
  /** Node tree, as JSON text */
  flowTemplateJson: null | string
}
export type FlowFigures = {
  /** department: only the own department of the caller and those below it */
  scope: 'all' | 'department'
  /** Total number of rows */
  total: {
    /** Submitted requests */
    started: number
    /** Of these, passed */
    passed: number
    /** Of these, still running */
    running: number
    /** Of these, rejected at least once */
    returned: number
    /** Milliseconds; null without a value */
    p50: null | number
    /** Milliseconds; null without a value */
    p90: null | number
    /** Open duties whose time limit is over */
    overdue: number
  }
  /** Milliseconds of a bar of `throughput` */
  bucket: number
  /** Started and ended requests by day */
  throughput: {
    /** Epoch milliseconds */
    from: number
    /** Requests submitted in the time of the bar */
    started: number
    /** Requests ended in the time of the bar */
    ended: number
  }[]
  flows: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    name: string
    /** Submitted requests */
    started: number
    /** Of these, passed */
    passed: number
    /** Of these, still running */
    running: number
    /** Of these, rejected at least once */
    returned: number
    /** Milliseconds; null without a value */
    p50: null | number
    /** Milliseconds; null without a value */
    p90: null | number
  }[]
  nodes: {
    /** Id of the flow; not used */
    flowId: string
    /** Name of the flow */
    flowName: string
    /** Code of the node in the design */
    nodeCode: string
    /** Title of the node */
    nodeName: string
    /** Decisions of people */
    decided: number
    /** Of these, rejections */
    returned: number
    /** Decisions after their time limit, and open duties whose limit is over */
    overdue: number
    /** Milliseconds; null without a value */
    p50: null | number
    /** Milliseconds; null without a value */
    p90: null | number
  }[]
  departments: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    name: string
    /** Decisions of people */
    decided: number
    /** Of these, rejections */
    returned: number
    /** Decisions after their time limit, and open duties whose limit is over */
    overdue: number
    /** Milliseconds; null without a value */
    p50: null | number
    /** Milliseconds; null without a value */
    p90: null | number
  }[]
  /** Number of affected users */
  people: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    name: string
    /** Decisions of people */
    decided: number
    /** Of these, rejections */
    returned: number
    /** Decisions after their time limit, and open duties whose limit is over */
    overdue: number
    /** Milliseconds; null without a value */
    p50: null | number
    /** Milliseconds; null without a value */
    p90: null | number
  }[]
}
export type FlowMonitorDeleteBody = {
  /** Ids of tasks, separated by commas */
  ids: string
}
export type FlowCall = {
  /** Id of the record, assigned by the server */
  id: string
  /** Code of the node in the design */
  nodeCode: string
  /** Title of the node */
  nodeName: string
  /** begin, ended, drop: a sub flow; event, service, people: a service; loop: a loop without a round left */
  kind: string
  /** Text of the kind */
  kindName: string
  /** 0 waiting, 1 done, 2 failed, 3 skipped */
  state: number
  /** Failed attempts */
  attempts: number
  /** Why the last attempt failed */
  error: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  endTime: number | null
}
export type FlowMigration = {
  /** Version of the task */
  version: number
  /** Latest version of the flow */
  newestVersion: number
  /** Nodes that the newest version does not have */
  lost: {
    /** Code of the node in the design */
    nodeCode: string
    /** Title of the node */
    nodeName: string
    /** Whether the task is there */
    isCurrent: boolean
  }[]
  /** Nodes that the version of the task does not have */
  added: {
    /** Code of the node in the design */
    nodeCode: string
    /** Title of the node */
    nodeName: string
  }[]
  /** Fields that the newest form does not have; their values stay */
  lostFields: {
    /** Id of the record, assigned by the server */
    id: string
    /** Display name */
    fullName: string
  }[]
  /** Why the task cannot move; empty when it can */
  message: string
}
export type FlowTaskKey = {
  /** Id of the record, assigned by the server */
  id: string
}
export type FlowTaskBody = {
  /** Id of the record, assigned by the server */
  id?: (null | string) | undefined
  /** Id of the flow; not used */
  flowId: string
  /** Values of the form, as JSON text */
  data: string
  /** 0 submit, 1 save without submitting (default) */
  status?: number | undefined
  /** 1 usual, 2 important, 3 urgent; without it a change keeps what was chosen */
  flowUrgent?: number | undefined
  /** Chosen approvers: ids by code of the node */
  candidateList?:
    | (null | {
        [key: string]: string[]
      })
    | undefined
  requestKey?: (null | string) | undefined
}
export type FlowTaskData = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the flow; not used */
  flowId: string
  /** Values of the form, as JSON text */
  data: string
}
export type FlowWebhook = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Address of the other system */
  url: string
  /** Whether requests are signed */
  hasSecret: boolean
  /** Events that are posted */
  events: ('flow.started' | 'flow.decided' | 'flow.withdrawn' | 'flow.ended')[]
  /** Flows whose events are posted; empty for all */
  flowIds: string[]
  /** 1 enabled, 0 disabled */
  enabledMark: number
  /** The latest request */
  lastTime: number | null
  /** Why it failed; null for success */
  lastError: string | null
}
export type FlowWebhookBody = {
  /** Display name */
  fullName: string
  /** Address, relative to the server */
  url: string
  /** Key of the signature; empty to keep the stored one */
  secret?: (null | string) | undefined
  /** False removes the stored secret */
  hasSecret?: (boolean | null) | undefined
  /** Events that are posted */
  events: ('flow.started' | 'flow.decided' | 'flow.withdrawn' | 'flow.ended')[]
  flowIds?: (null | string[]) | undefined
  /** 1 enabled, 0 disabled */
  enabledMark?: (number | null) | undefined
}
export type FlowDelivery = {
  /** Id of the record, assigned by the server */
  id: string
  /** Event, or flow.test */
  event: string
  /** Idempotency key of each attempt */
  eventId: string
  /** Empty for a test */
  taskId: string
  /** Title of the task */
  fullName: string
  /** Posted JSON, without id, event and time */
  body: string
  /** 0 waiting for the next attempt, 1 delivered, 2 failed */
  state: number
  /** Number of attempts */
  attempts: number
  /** Why the last attempt failed */
  error: string
  /** The beginning of the answer */
  answer: string
  /** Epoch milliseconds */
  creatorTime: number
  /** Epoch milliseconds */
  lastTime: number | null
  /** Epoch milliseconds */
  nextTime: number | null
}
export type SystemFormBody = {
  /** Id of the flow; not used */
  flowId: string
  /** 0 submit, 1 save without submitting (default) */
  status?: number | undefined
  /** Chosen approvers: ids by code of the node */
  candidateList?:
    | (null | {
        [key: string]: string[]
      })
    | undefined
  /** Title of the request */
  flowTitle?: (null | string) | undefined
  /** Urgency: 1 normal, 2 important, 3 urgent */
  flowUrgent?: (null | number) | undefined
  [key: string]: unknown
}
export type SystemFormValues = {
  /** Id of the record, assigned by the server */
  id: string
  /** Id of the flow; not used */
  flowId: string
  [key: string]: unknown
}
export type SystemFormChange = {
  /** Id of the flow; not used */
  flowId?: (null | string) | undefined
  /** 0 submit, 1 save without submitting (default) */
  status?: number | undefined
  /** Chosen approvers: ids by code of the node */
  candidateList?:
    | (null | {
        [key: string]: string[]
      })
    | undefined
  /** Title of the request */
  flowTitle?: (null | string) | undefined
  /** Urgency: 1 normal, 2 important, 3 urgent */
  flowUrgent?: (null | number) | undefined
  [key: string]: unknown
}
export const {
  useListFlowOpinionsQuery,
  useLazyListFlowOpinionsQuery,
  useCreateFlowOpinionMutation,
  useSortFlowOpinionsMutation,
  useGetFlowOpinionQuery,
  useLazyGetFlowOpinionQuery,
  useUpdateFlowOpinionMutation,
  useDeleteFlowOpinionMutation,
  useListFlowTodoQuery,
  useLazyListFlowTodoQuery,
  useCountFlowDutiesQuery,
  useLazyCountFlowDutiesQuery,
  useListMyFlowTodoQuery,
  useLazyListMyFlowTodoQuery,
  useAddFlowSignersMutation,
  useAssignFlowNodeMutation,
  useAgreeFlowDutyMutation,
  useCheckBatchCandidatesQuery,
  useLazyCheckBatchCandidatesQuery,
  useListBatchFlowsQuery,
  useLazyListBatchFlowsQuery,
  useDecideTogetherMutation,
  useCancelFlowTaskMutation,
  useListFlowCandidatesQuery,
  useLazyListFlowCandidatesQuery,
  useListFlowCandidateNodesQuery,
  useLazyListFlowCandidateNodesQuery,
  useCirculateFlowTaskMutation,
  useListFlowDutiesQuery,
  useLazyListFlowDutiesQuery,
  useListFlowNodesQuery,
  useLazyListFlowNodesQuery,
  useListFlowEffectsQuery,
  useLazyListFlowEffectsQuery,
  useRecallFlowRecordMutation,
  useListFlowRecordsQuery,
  useLazyListFlowRecordsQuery,
  useRejectFlowDutyMutation,
  useRemoveFlowSignersMutation,
  useResumeFlowTaskMutation,
  useReviveFlowTaskMutation,
  useSaveFlowDutyMutation,
  useSuspendFlowTaskMutation,
  useTransferFlowDutyMutation,
  useGetFlowDetailQuery,
  useLazyGetFlowDetailQuery,
  useCheckFlowDutyQuery,
  useLazyCheckFlowDutyQuery,
  useListFlowCommentsQuery,
  useLazyListFlowCommentsQuery,
  useAddFlowCommentMutation,
  useDeleteFlowCommentMutation,
  useListFlowDelegatesQuery,
  useLazyListFlowDelegatesQuery,
  useCreateFlowDelegateMutation,
  useGetFlowDelegateQuery,
  useLazyGetFlowDelegateQuery,
  useUpdateFlowDelegateMutation,
  useDeleteFlowDelegateMutation,
  useListFlowsQuery,
  useLazyListFlowsQuery,
  useCreateFlowMutation,
  useImportFlowMutation,
  useListStartableFlowsQuery,
  useLazyListStartableFlowsQuery,
  useListFlowMessageTemplatesQuery,
  useLazyListFlowMessageTemplatesQuery,
  usePageStartableFlowsQuery,
  useLazyPageStartableFlowsQuery,
  useReleaseFlowMutation,
  useSelectFlowsQuery,
  useLazySelectFlowsQuery,
  useStopFlowMutation,
  useGetFlowQuery,
  useLazyGetFlowQuery,
  useUpdateFlowMutation,
  useDeleteFlowMutation,
  useCopyFlowMutation,
  useExportFlowMutation,
  useSimulateFlowMutation,
  useListEndedFlowTasksQuery,
  useLazyListEndedFlowTasksQuery,
  useListFlowFieldsQuery,
  useLazyListFlowFieldsQuery,
  useListFlowProblemsQuery,
  useLazyListFlowProblemsQuery,
  useListFlowVersionsQuery,
  useLazyListFlowVersionsQuery,
  useGetFlowVersionQuery,
  useLazyGetFlowVersionQuery,
  useGetFlowFiguresQuery,
  useLazyGetFlowFiguresQuery,
  useListFlowFigureTasksQuery,
  useLazyListFlowFigureTasksQuery,
  useListOwnFlowTasksQuery,
  useLazyListOwnFlowTasksQuery,
  usePressFlowTaskMutation,
  useDeleteOwnFlowTaskMutation,
  useWithdrawFlowTaskMutation,
  useMonitorFlowTasksQuery,
  useLazyMonitorFlowTasksQuery,
  useDeleteFlowTasksMutation,
  useRetryFlowCallMutation,
  useSkipFlowCallMutation,
  useListFlowCallsQuery,
  useLazyListFlowCallsQuery,
  useCheckFlowMigrationQuery,
  useLazyCheckFlowMigrationQuery,
  useMigrateFlowTaskMutation,
  useCreateFlowTaskMutation,
  useGetFlowTaskTextsQuery,
  useLazyGetFlowTaskTextsQuery,
  useGetFlowTaskQuery,
  useLazyGetFlowTaskQuery,
  useUpdateFlowTaskMutation,
  useListFlowWebhooksQuery,
  useLazyListFlowWebhooksQuery,
  useCreateFlowWebhookMutation,
  useGetFlowWebhookQuery,
  useLazyGetFlowWebhookQuery,
  useUpdateFlowWebhookMutation,
  useDeleteFlowWebhookMutation,
  useTestFlowWebhookMutation,
  useListFlowDeliveriesQuery,
  useLazyListFlowDeliveriesQuery,
  useRetryFlowDeliveryMutation,
  useCreateSystemFormMutation,
  useGetSystemFormQuery,
  useLazyGetSystemFormQuery,
  useUpdateSystemFormMutation,
} = injectedRtkApi
