type Delay = (step: string) => Promise<void>;

interface Description {
  type: 'offer' | 'answer';
  sdp: string;
}

interface FakeTrack {
  kind: string;
}

class FakeChannel extends EventTarget {
  readyState: RTCDataChannelState = 'connecting';
  other: FakeChannel | null = null;
  set(state: RTCDataChannelState) {
    if (this.readyState === state || this.readyState === 'closed') return;
    this.readyState = state;
    this.dispatchEvent(new Event(state === 'open' ? 'open' : 'close'));
  }
  send(data: string) {
    const { other } = this;
    queueMicrotask(() => {
      if (other?.readyState !== 'open' || this.readyState !== 'open') return;
      if (!FakePeerConnection.isNetworkDown) {
        other.dispatchEvent(new MessageEvent('message', { data }));
      }
    });
  }
}

class FakeSender {
  track: FakeTrack | null = null;
  parameters = { encodings: [{}], transactionId: '' };
  setStreams() {}
  async replaceTrack(track: FakeTrack | null) {
    this.track = track;
  }
  getParameters() {
    return structuredClone(this.parameters);
  }
  async setParameters(parameters: typeof this.parameters) {
    this.parameters = parameters;
  }
}

class FakeTransceiver {
  sender = new FakeSender();
  receiver: { track: FakeTrack };
  constructor(
    kind: string,
    public direction: string,
  ) {
    this.receiver = { track: { kind } };
  }
}

/** Follows the signalling states of WebRTC §4.3.1. */
export class FakePeerConnection extends EventTarget {
  static all: FakePeerConnection[] = [];
  static failures: string[] = [];
  static isNetworkDown = false;
  static delay: Delay = () => Promise.resolve();
  static reset() {
    for (const one of this.all) one.connectionState = 'closed';
    Object.assign(this, { all: [], failures: [], isNetworkDown: false });
    this.delay = () => Promise.resolve();
  }
  static network(isDown: boolean) {
    this.isNetworkDown = isDown;
    for (const one of this.all) one.updateConnection();
  }

  static failAll() {
    for (const one of this.all) {
      if (one.connectionState !== 'connected') continue;
      one.setConnection('failed');
      one.channel?.set('closed');
    }
  }

  static killPairs() {
    for (const one of this.all) {
      one.remoteCandidates.clear();
      if (one.connectionState === 'connected') one.setConnection('disconnected');
    }
  }

  signalingState: RTCSignalingState = 'stable';
  connectionState: RTCPeerConnectionState = 'new';
  remoteCandidates = new Set<string>();
  negotiations = 0;
  stats = new Map<string, object>();
  private current: { local: Description | null; remote: Description | null } = {
    local: null,
    remote: null,
  };
  private pending: { local: Description | null; remote: Description | null } = {
    local: null,
    remote: null,
  };
  private readonly transceivers: FakeTransceiver[] = [];
  private channel: FakeChannel | null = null;
  private chain: Promise<unknown> = Promise.resolve();
  private mustRestart = false;
  private isNeeded = false;
  private operations = 0;
  private readonly id: number;
  private gathered: string[] = [];
  private latestCredentials = 0;
  private credentials = 0;

  constructor(private configuration: RTCConfiguration) {
    super();
    FakePeerConnection.all.push(this);
    this.id = FakePeerConnection.all.length;
  }

  get localDescription() {
    const description = this.pending.local ?? this.current.local;
    return description && { ...description, sdp: description.sdp + this.gathered.join('') };
  }
  get remoteDescription() {
    return this.pending.remote ?? this.current.remote;
  }
  getConfiguration() {
    return this.configuration;
  }
  setConfiguration(configuration: RTCConfiguration) {
    this.configuration = configuration;
  }
  getTransceivers() {
    return this.transceivers;
  }
  async getStats() {
    return this.stats;
  }

  addTransceiver(kind: string, { direction }: { direction: string }) {
    this.transceivers.push(new FakeTransceiver(kind, direction));
    this.updateNegotiation();
  }
  createDataChannel() {
    this.channel = new FakeChannel();
    this.updateNegotiation();
    return this.channel;
  }
  restartIce() {
    this.mustRestart = true;
    this.updateNegotiation();
  }

  setLocalDescription() {
    return this.operate('setLocalDescription', async () => {
      if (this.signalingState === 'have-remote-offer') {
        const remote = this.pending.remote;
        const before = this.current.remote;
        const isRestarted = remote && (!before || ufrag(remote.sdp) !== ufrag(before.sdp));
        if (isRestarted) this.newCredentials();
        this.current = { local: this.description('answer'), remote };
        this.pending = { local: null, remote: null };
        if (isRestarted) this.mustRestart = false;
        this.setState('stable');
        this.gather();
        return;
      }
      this.require('stable');
      if (this.mustRestart || !this.current.local) this.newCredentials();
      this.pending.local = this.description('offer');
      this.negotiations += 1;
      this.setState('have-local-offer');
      this.gather();
    });
  }

  setRemoteDescription({ type, sdp }: Description) {
    const [own = '', ...candidates] = sdp.split('a=candidate:');
    const description = { type, sdp: own };
    const addCandidates = () => {
      for (const one of candidates) this.remoteCandidates.add(one.trim());
    };
    return this.operate('setRemoteDescription', async () => {
      if (description.type === 'answer') {
        this.require('have-local-offer');
        this.current = { local: this.pending.local, remote: description };
        this.pending = { local: null, remote: null };
        this.mustRestart = false;
        this.addTransceivers();
        addCandidates();
        this.setState('stable');
        return;
      }
      // The implicit rollback of WebRTC §4.4.1.5.
      if (this.signalingState === 'have-local-offer') {
        this.pending.local = null;
        this.credentials = this.current.local
          ? Number(/#(\d+)/.exec(this.current.local.sdp)?.[1])
          : 0;
        this.signalingState = 'stable';
      }
      this.require('stable');
      this.pending.remote = description;
      this.addTransceivers();
      addCandidates();
      this.setState('have-remote-offer');
    });
  }

  addIceCandidate({ candidate, usernameFragment }: RTCIceCandidateInit) {
    return this.operate('', async () => {
      if (!this.remoteDescription) throw new DOMException('No description', 'InvalidStateError');
      const isKnown = [this.current.remote, this.pending.remote].some(
        (one) => one && ufrag(one.sdp) === usernameFragment,
      );
      if (!isKnown) throw new DOMException('Unknown credentials', 'OperationError');
      if (candidate) this.remoteCandidates.add(candidate);
      this.updateConnection();
    });
  }

  close() {
    this.signalingState = 'closed';
    this.connectionState = 'closed';
    const { other } = this.channel ?? {};
    this.channel?.set('closed');
    queueMicrotask(() => {
      if (!FakePeerConnection.isNetworkDown) other?.set('closed');
    });
  }

  private async operate(name: string, work: () => Promise<void>): Promise<void> {
    this.operations += 1;
    const begin = async () => {
      await FakePeerConnection.delay(name || 'addIceCandidate');
      if (this.signalingState === 'closed') throw new DOMException('Closed', 'InvalidStateError');
      await work();
    };
    const done = this.chain.then(begin);
    this.chain = done.catch(() => undefined);
    try {
      await done;
    } catch (error) {
      const isExpected = name === '' || this.signalingState === 'closed';
      if (!isExpected) FakePeerConnection.failures.push(`${name}: ${String(error)}`);
      throw error;
    } finally {
      this.operations -= 1;
      if (this.operations === 0 && this.isNeeded) {
        this.isNeeded = false;
        this.updateNegotiation();
      }
    }
  }

  private require(state: RTCSignalingState) {
    if (this.signalingState === state) return;
    throw new DOMException(`Wrong state: ${this.signalingState}`, 'InvalidStateError');
  }

  private setState(state: RTCSignalingState) {
    this.signalingState = state;
    if (state === 'stable') this.isNeeded = true;
    this.updateConnection();
  }

  private updateNegotiation() {
    const needed = this.mustRestart
      ? this.current.local !== null
      : !this.current.local && (this.transceivers.length > 0 || this.channel !== null);
    if (!needed) return;
    queueMicrotask(() => {
      if (this.operations > 0) this.isNeeded = true;
      else if (this.signalingState === 'stable') this.dispatchEvent(new Event('negotiationneeded'));
    });
  }

  private newCredentials() {
    this.latestCredentials += 1;
    this.credentials = this.latestCredentials;
  }

  private description(type: Description['type']): Description {
    const name = `u${this.id}#${this.credentials}`;
    return { type, sdp: `v=0\r\na=ice-ufrag:${name}\r\n` };
  }

  private gather() {
    this.gathered = [];
    const usernameFragment = `u${this.id}#${this.credentials}`;
    for (const port of [1, 2]) {
      const candidate = { candidate: `${usernameFragment}:${port}`, sdpMid: '0', sdpMLineIndex: 0 };
      queueMicrotask(() => {
        if (this.signalingState === 'closed') return;
        this.gathered.push(`a=candidate:${candidate.candidate}\r\n`);
        const details = { candidate: { ...candidate, usernameFragment } };
        this.dispatchEvent(Object.assign(new Event('icecandidate'), details));
      });
    }
  }

  private addTransceivers() {
    if (this.transceivers.length === 0) {
      for (const kind of ['audio', 'video']) {
        this.transceivers.push(new FakeTransceiver(kind, 'recvonly'));
      }
    }
    queueMicrotask(() => this.dispatchEvent(new Event('track')));
  }

  partner(): FakePeerConnection | undefined {
    const { local, remote } = this.current;
    return FakePeerConnection.all.find(
      ({ current, connectionState }) =>
        connectionState !== 'closed' &&
        local &&
        remote &&
        current.local?.sdp === remote.sdp &&
        current.remote?.sdp === local.sdp,
    );
  }

  private hasCandidate() {
    const name = this.current.remote && ufrag(this.current.remote.sdp);
    return [...this.remoteCandidates].some((one) => one.startsWith(`${name}:`));
  }

  updateConnection() {
    if (this.connectionState === 'closed') return;
    const partner = this.partner();
    if (partner && !FakePeerConnection.isNetworkDown) {
      if (!this.hasCandidate() || !partner.hasCandidate()) return;
      for (const [one, other] of [
        [this, partner],
        [partner, this],
      ] as const) {
        if (one.channel) one.channel.other = other.channel;
        one.setConnection('connected');
        one.channel?.set('open');
      }
    } else if (this.connectionState === 'connected' && FakePeerConnection.isNetworkDown) {
      this.setConnection('disconnected');
    }
  }

  private setConnection(state: RTCPeerConnectionState) {
    if (this.connectionState === state || this.connectionState === 'closed') return;
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
}

function ufrag(sdp: string): string {
  return /a=ice-ufrag:(\S+)/.exec(sdp)?.[1] ?? '';
}
