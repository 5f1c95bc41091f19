//! The engine as a child process: one request at a time, started again when it dies.

use std::process::Stdio;
use std::time::Duration;

use irrgarten_game::quote;
use irrgarten_wire::engine::{
    BestReply, EngineRequest, HelloReply, ReplyLine, ReplyResult, RequestLine, ThinkRequest,
};
use serde::de::DeserializeOwned;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::error::CliError;
use crate::input::LONGEST_LINE;

/// An engine may load something before it says hello.
const STARTING: Duration = Duration::from_secs(30);

struct Running {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
    asked: u64,
}

pub(super) struct Engine {
    command: Vec<String>,
    think: Duration,
    games: Vec<String>,
    /// `None` after it died or lost its place; the next request starts it again.
    running: Mutex<Option<Running>>,
}

impl Engine {
    pub(super) async fn start(command: &[String], think: u16) -> Result<Engine, CliError> {
        let name = command.first().map_or("", String::as_str);
        let (running, games) =
            Running::start(command).await.map_err(|problem| CliError::at(name, problem))?;
        if games.is_empty() {
            return Err(CliError::at(
                name,
                "the engine plays no games: expected them in its answer to hello",
            ));
        }
        let think = Duration::from_secs(think.into());
        Ok(Engine { command: command.to_vec(), think, games, running: Mutex::new(Some(running)) })
    }

    /// The games it plays, without the versions of the rules.
    pub(super) fn games(&self) -> &[String] {
        &self.games
    }

    /// What it would do, in a race that began then. Any failure is one sentence, and the next request gets a fresh
    /// engine.
    pub(super) async fn best(&self, mut go: ThinkRequest, began: Option<Instant>) -> Result<String, String> {
        let mut running = self.running.lock().await;
        let mut engine = match running.take() {
            Some(engine) => engine,
            None => Running::start(&self.command).await?.0,
        };
        let id = engine.asked + 1;
        // Other tables may have kept it busy: the clock is read now.
        go.race = began.map(|began| began.elapsed().as_millis() as u64);
        let question = RequestLine { id, request: EngineRequest::Go(go) };
        let answer = timeout(self.think, engine.ask::<BestReply>(&question)).await;
        let verdict = answer.map_err(|_| format!("no answer within {} s", self.think.as_secs()))??;
        // It answered, whatever it said: it may go on.
        *running = Some(engine);
        match verdict {
            ReplyResult::Ok(BestReply { best: Some(best), .. }) => Ok(best),
            ReplyResult::Ok(BestReply { best: None, .. }) => Err("the answer has no \"best\"".to_owned()),
            ReplyResult::Error(problem) => Err(problem.message),
        }
    }
}

impl Running {
    async fn start(command: &[String]) -> Result<(Running, Vec<String>), String> {
        let (program, arguments) = command.split_first().ok_or("expected a program")?;
        let spawned = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn();
        let mut child = spawned.map_err(|error| format!("the engine cannot be started: {error}"))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("the engine has no standard input or output".to_owned());
        };
        let mut running = Running { child, stdin, stdout: BufReader::new(stdout), asked: 0 };
        let question = RequestLine { id: 1, request: EngineRequest::Hello {} };
        let hello = timeout(STARTING, running.ask::<HelloReply>(&question)).await;
        let games =
            match hello.map_err(|_| format!("no answer to hello within {} s", STARTING.as_secs()))?? {
                ReplyResult::Ok(hello) => hello.games,
                ReplyResult::Error(problem) => return Err(problem.message),
            };
        let slug = |tag: String| tag.split('/').next().unwrap_or_default().to_owned();
        Ok((running, games.into_iter().map(slug).collect()))
    }

    async fn ask<T: DeserializeOwned>(&mut self, question: &RequestLine) -> Result<ReplyResult<T>, String> {
        let id = question.id;
        self.asked = id;
        let mut line = serde_json::to_vec(question).map_err(|error| error.to_string())?;
        line.push(b'\n');
        let sent = async {
            self.stdin.write_all(&line).await?;
            self.stdin.flush().await
        };
        if let Err(error) = sent.await {
            return Err(self.ended(&error.to_string()));
        }
        let mut answer = Vec::new();
        let most = LONGEST_LINE as u64;
        let read = (&mut self.stdout).take(most).read_until(b'\n', &mut answer).await;
        match read {
            Ok(0) => return Err(self.ended("it closed its output")),
            Err(error) => return Err(self.ended(&error.to_string())),
            Ok(_) => {}
        }
        let shown = || quote(String::from_utf8_lossy(&answer).trim());
        let reply: ReplyLine<serde_json::Value, T> = serde_json::from_slice(&answer).map_err(|error| {
            format!("the engine answered {}: expected {{\"id\":..,\"ok\":..}}: {error}", shown())
        })?;
        if reply.id != id {
            return Err(format!("the engine answered {}: expected the id {id}", shown()));
        }
        Ok(reply.result)
    }

    fn ended(&mut self, how: &str) -> String {
        match self.child.try_wait() {
            Ok(Some(status)) => format!("the engine has ended: {status}"),
            _ => format!("the engine does not listen: {how}"),
        }
    }
}
