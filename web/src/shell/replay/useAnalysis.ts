import { useCallback, useEffect, useRef, useState } from "react";
import { type Job, api } from "../link/api";
import type { JobStarted } from "../link/wire";

export interface Analysed {
  /** Null until it is asked for. */
  status: Job | null;
  under_way: boolean;
  problem: string;
  begin: () => void;
  stop: () => void;
}

const OFTEN = 1000;

/** The analysis of one game: asked for once, followed while it runs, kept while the page is open; `atOnce` for whoever came for it. */
export function useAnalysis(ask: () => Promise<JobStarted>, atOnce = false): Analysed {
  const [job, setJob] = useState<JobStarted | null>(null);
  const [status, setStatus] = useState<Job | null>(null);
  const [problem, setProblem] = useState("");
  const fail = useCallback((error: Error): void => {
    setJob(null);
    setProblem(error.message);
  }, []);
  useEffect(() => {
    if (!job) return;
    let here = true;
    let timer: ReturnType<typeof setTimeout>;
    const follow = (): void => {
      api.job(job.job).then((told) => {
        if (!here) return;
        setStatus(told);
        if (told.state === "failed") fail(new Error(told.reason));
        else if (told.state !== "done") timer = setTimeout(follow, OFTEN);
      }, fail);
    };
    follow();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [job, fail]);
  const begin = (): void => {
    setProblem("");
    setStatus(null);
    ask().then(setJob, fail);
  };
  const begun = useRef(false);
  useEffect(() => {
    if (!atOnce || begun.current) return;
    begun.current = true;
    begin();
  });
  return {
    status,
    under_way: job !== null && status?.state !== "done",
    problem,
    begin,
    stop: () => {
      if (job) api.stopJob(job).catch(() => undefined); // it may be done by now
      setJob(null);
      setStatus(null);
    },
  };
}
