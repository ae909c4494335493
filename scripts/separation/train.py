"""Trains the network that hears voices in songs, on what mixes.ts has written:

    python3 scripts/separation/train.py MIXES lib/engine/separation/voice-network.bin

Needs PyTorch (Debian: python3-torch, python3-numpy); ten minutes on two cores. The network of the same mixes differs a little from
machine to machine, since sums are rounded otherwise. lib/engine/separation/voice-network.ts runs it.
"""

import glob
import os
import sys

import numpy as np
import torch
from torch import nn

BANDS = 48
FEATURES = 4 * BANDS + 1
ROW = FEATURES + 6 * BANDS + 1
CHANNELS = 96
DILATIONS = [1, 2, 4, 8, 16, 32, 2, 1]
SOFTEST = -7.0
LOUD = 90  # percentile of the frames' levels
# Somebody sings where the voice is above the first level, against its loud frames; between the others it may be either, decibels.
SINGS_DB = -40
UNSURE_DB = (-47, -34)
FRAMES = 220  # of a clip, ten seconds
BATCH = 24  # clips a step
STEPS = 6000
VALIDATION = 7  # songs whose number ends so are not learned from


def read(path):
    """Features on one scale, what should be found, whether somebody sings, and where that is sure."""
    rows = np.fromfile(path, np.float32).reshape(-1, ROW)
    features, truth = rows[:, :FEATURES].copy(), rows[:, FEATURES:-1]
    level = np.percentile(np.log10((10 ** features[:, 2 * BANDS : 3 * BANDS]).sum(1)), LOUD)
    features[:, :-1] = np.maximum(features[:, :-1] - level, SOFTEST)
    power = rows[:, -1]
    if power.max() <= 1e-7:
        sings, sure = np.zeros(len(rows)), np.ones(len(rows))
    else:
        db = 10 * np.log10(power / np.percentile(power, 95) + 1e-9)
        sings, sure = db > SINGS_DB, (db < UNSURE_DB[0]) | (db > UNSURE_DB[1])
    return features, (truth / 10**level).astype(np.float32), sings.astype(np.float32), sure.astype(np.float32)


class Block(nn.Module):
    def __init__(self, dilation):
        super().__init__()
        self.dilated = nn.Conv1d(CHANNELS, CHANNELS, 3, padding=dilation, dilation=dilation, bias=False)
        self.norm = nn.BatchNorm1d(CHANNELS)
        self.pointwise = nn.Conv1d(CHANNELS, CHANNELS, 1)

    def forward(self, hidden):
        return hidden + self.pointwise(nn.functional.dropout(torch.relu(self.norm(self.dilated(hidden))), 0.1, self.training))


class Network(nn.Module):
    def __init__(self, mean, spread):
        super().__init__()
        self.mean, self.spread = mean, spread
        self.input = nn.Conv1d(FEATURES, CHANNELS, 1)
        self.blocks = nn.Sequential(*[Block(dilation) for dilation in DILATIONS])
        self.norm = nn.BatchNorm1d(CHANNELS)
        self.output = nn.Conv1d(CHANNELS, 2 * BANDS + 1, 1)

    def forward(self, features):
        hidden = self.blocks(self.input(((features - self.mean) / self.spread).transpose(1, 2)))
        return self.output(torch.relu(self.norm(hidden))).transpose(1, 2)


def losses(outputs, truth, sings, sure):
    """Decibels of the error against the voice, plain and with all bands alike, and how wrong it is about who sings."""
    harmonic, between = torch.sigmoid(outputs[..., :BANDS]), torch.sigmoid(outputs[..., BANDS:-1])
    hh, hb, bb, h, b, own = truth.split(BANDS, 2)
    error = (hh * harmonic**2 + 2 * hb * harmonic * between + bb * between**2 - 2 * h * harmonic - 2 * b * between + own).clamp(min=0)
    has = own.sum((1, 2)) > 1e-4
    plain = 10 * torch.log10((error.sum((1, 2)) + 1e-5) / (own.sum((1, 2)) + 1e-4))
    weights = 1 / (own.mean(1, keepdim=True) + 0.003 * own.mean((1, 2), keepdim=True) + 1e-7) ** 0.7
    alike = 10 * torch.log10(((error * weights).sum((1, 2)) + 1e-5) / ((own * weights).sum((1, 2)) + 1e-4))
    wrong = nn.functional.binary_cross_entropy_with_logits(outputs[..., -1], sings, reduction="none")
    return plain[has], alike[has], (wrong * sure).mean()


def validate(network, songs):
    network.eval()
    with torch.no_grad():
        found = [losses(network(torch.tensor(s[0])[None]), *(torch.tensor(t)[None] for t in s[1:])) for s in songs]
    network.train()
    plain = torch.cat([one for one, _, _ in found])
    return f"{-plain.mean():.2f} dB, least {-plain.max():.2f}; {np.mean([wrong.item() for *_, wrong in found]):.3f} wrong"


def train(songs, validation):
    random = np.random.default_rng(1)
    every = np.concatenate([features for features, *_ in songs])
    network = Network(torch.tensor(every.mean(0)), torch.tensor(every.std(0) + 1e-3))
    optimizer = torch.optim.AdamW(network.parameters(), weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=STEPS, pct_start=0.15)
    for step in range(STEPS):
        clips = []
        for song in random.choice(len(songs), BATCH):
            start = random.integers(0, len(songs[song][0]) - FRAMES)
            clips.append([part[start : start + FRAMES] for part in songs[song]])
        features, *truth = (torch.tensor(np.stack(parts)) for parts in zip(*clips))
        features[..., :-1] += 0.1 * torch.randn(BATCH, 1, 1)
        # No two records sound alike: each clip is equalised at random.
        features[..., :-1] += random_eq(random).repeat(1, 1, 4)
        plain, alike, wrong = losses(network(features), *truth)
        loss = (plain.clamp(min=-25).mean() + alike.clamp(min=-25).mean()) / 6 + 4 * wrong
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimizer.step()
        schedule.step()
        if step % 200 == 199:
            print(step + 1, f"{loss.item():.2f}", validate(network, validation), flush=True)
    return network


def random_eq(random):
    """Smooth curves over the bands, one a clip, decimal logarithms of power."""
    knots = random.normal(0, 0.25, (BATCH, 6))
    at = np.linspace(0, 5, BANDS)
    return torch.tensor(np.stack([np.interp(at, range(6), row) for row in knots])[:, None].astype(np.float32))


def write(network, path):
    state = {name: value.double() for name, value in network.state_dict().items()}
    parts = []

    def norm(name):
        gain = state[f"{name}.weight"] / torch.sqrt(state[f"{name}.running_var"] + 1e-5)
        return gain, state[f"{name}.bias"] - gain * state[f"{name}.running_mean"]

    weights = state["input.weight"][:, :, 0] / network.spread.double()
    parts += [weights, state["input.bias"] - weights @ network.mean.double()]
    for block in range(len(DILATIONS)):
        gain, bias = norm(f"blocks.{block}.norm")
        dilated = state[f"blocks.{block}.dilated.weight"] * gain[:, None, None]
        parts += [dilated.permute(0, 2, 1), bias]
        parts += [state[f"blocks.{block}.pointwise.weight"][:, :, 0], state[f"blocks.{block}.pointwise.bias"]]
    parts += [*norm("norm"), state["output.weight"][:, :, 0], state["output.bias"]]
    numbers = torch.cat([part.reshape(-1) for part in parts]).numpy().astype(np.float16)
    assert np.isfinite(numbers).all()
    numbers.tofile(path)


if __name__ == "__main__":
    torch.manual_seed(1)
    torch.set_num_threads(os.cpu_count())
    paths = sorted(glob.glob(f"{sys.argv[1]}/*-*"))
    is_validation = [int(path.rsplit("/", 1)[1].split("-")[0]) % 10 == VALIDATION for path in paths]
    songs = [read(path) for path, held in zip(paths, is_validation) if not held]
    songs = [song for song in songs if len(song[0]) > FRAMES]
    held = [read(path) for path, held in zip(paths, is_validation) if held]
    print(f"{len(songs)} mixes to learn from, {len(held)} held back", flush=True)
    write(train(songs, held), sys.argv[2])
